import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { MomentField } from '../../../ui/form/dates'
import { instantOf } from '../../../ui/form/dates/typed'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { useServerForm } from '../../../ui/form/useServerForm'
import { cleanCount } from '../../../ui/format/typed'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import type { TicketPlace } from '../addresses'
import { bookingCss as css, EDIT, MOST_TICKETS, nowText, pastError } from '../booking'
import { optionsOf, type TicketChoices, useTicketForm } from '../form'
import { CorrectTicketsDocument } from './entry.generated'
import { texts } from './texts'

const REASON = 200
const KINDS = ['COLLECT', 'USE', 'REFUND'] as const

const { fields } = texts
const kinds = enumOptions(KINDS, texts.kinds)

interface Values {
  kind: string
  quantity: string
  projectInfoId: string
  garbageId: string
  soilType: string
  driverId: string
  happenedAt: string
  reason: string
}

function CorrectionFields({ choices }: { choices: TicketChoices }) {
  const { control } = useFormContext<Values>()
  const projectInfoId = useWatch({ control, name: 'projectInfoId' })
  const { projects, sites, soils, drivers } = optionsOf(choices, projectInfoId)
  return (
    <>
      <p>{texts.correctHint}</p>
      <SelectField name="projectInfoId" label={fields.projectName} required wide options={projects} />
      <SelectField name="garbageId" label={fields.garbageName} required options={sites} />
      <SelectField name="soilType" label={fields.soilType} required options={soils} />
      <SelectField name="kind" label={fields.kind} required options={kinds} hint={texts.kindHint} />
      <CountField name="quantity" label={fields.quantity} required signed most={MOST_TICKETS} hint={texts.signedHint} />
      <MomentField name="happenedAt" label={fields.happenedAt} required validate={pastError(fields.happenedAt)} />
      <SelectField name="driverId" label={fields.driverName} hint={texts.driverHint} options={drivers} />
      <TextAreaField
        name="reason"
        label={fields.reason}
        required
        wide
        rows={2}
        maxLength={REASON}
        hint={texts.reasonHint}
      />
    </>
  )
}

interface Props {
  known?: Partial<TicketPlace>
  onClose: () => void
  onSaved: () => void
}

/** 更正: an entry of the ledger with a reason. */
export function CorrectDrawer({ known = {}, onClose, onSaved }: Props) {
  const { choices, error, refetch } = useTicketForm()
  const { run } = useCommand(CorrectTicketsDocument)
  const [defaultValues] = useState<Values>(() => ({
    kind: '',
    quantity: '',
    projectInfoId: '',
    garbageId: '',
    soilType: '',
    driverId: '',
    happenedAt: nowText(),
    reason: '',
    ...known,
  }))
  const form = useServerForm<Values>({
    defaultValues,
    onSubmit: async ({ kind, quantity, driverId, happenedAt, reason, ...place }) => {
      const input = {
        ...place,
        kind: KINDS.find((one) => one === kind) ?? 'COLLECT',
        quantity: Number(cleanCount(quantity)),
        driverId: driverId || null,
        happenedAt: instantOf(happenedAt),
        reason: reason.trim(),
      }
      if (!(await run({ input }))) return false
      toast.success(texts.booked)
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.correctTitle}
      footer={choices && <FormButtons form={form} submit={texts.correct} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {/* A failed retry is reported as `error`. */}
      {error && !choices && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !choices && <div className={css.waiting} aria-busy />}
      {choices && (
        <Form form={form} columns={2}>
          <CorrectionFields choices={choices} />
        </Form>
      )}
    </SideDrawer>
  )
}
