import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../picture'
import { fields } from '../rows'
import { CreateWaybillDocument, WaybillFormDocument } from './edit.generated'
import { draftOf, emptyValues, nextValues, type Values } from './fields'
import { texts } from './texts'
import { WaybillFields } from './WaybillFields'

const NUMBER = 36
const NOT_SEALED: ReadonlyMap<string, string> = new Map()
const statuses = (['UNLOADED', 'IN_TRANSIT', 'LOADED'] as const).map((value) => ({
  value,
  label: fields.status.codes[value],
}))

interface Props {
  onClose: () => void
  /** Called after each new waybill. */
  onCreated: () => void
}

/** 新增运单: enters a trip without punches. */
export function CreateDrawer({ onClose, onCreated }: Props) {
  const { run } = useCommand(CreateWaybillDocument)
  const { data, error, refetch } = useQuery(WaybillFormDocument)
  // The form stays open, since clerks enter a pile of slips.
  const goesOn = useRef(false)
  const form = useServerForm<Values & { no: string; status: string }>({
    defaultValues: { ...emptyValues, no: '', status: 'UNLOADED' },
    onSubmit: async ({ no, status, ...values }) => {
      const done = await run({ input: draftOf(values as Values, { no, status }) })
      if (!done) return false
      toast.success(texts.added)
      onCreated()
      if (!goesOn.current) onClose()
    },
    after: (values) => (goesOn.current ? { ...nextValues(values), no: '', status: values.status } : values),
  })
  const saveAndGoOn = async () => {
    goesOn.current = true
    await form.submit()
    goesOn.current = false
    // A saved form has an empty plate.
    if (!form.methods.getValues('truckCode')) form.methods.setFocus('truckCode')
  }
  return (
    <SideDrawer
      open
      width="70%"
      title={texts.create}
      footer={
        data && (
          <FormButtons
            form={form}
            submit={texts.add}
            others={
              <Button loading={form.submitting} onClick={() => void saveAndGoOn()}>
                {texts.addAndGoOn}
              </Button>
            }
            onCancel={onClose}
          />
        )
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {/* A failed retry is reported as `error`, too. */}
      {error && !data && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !data && <div className={looks.waiting} aria-busy />}
      {data && (
        <PicturePreview>
          <Form form={form} columns={3}>
            <TextField name="no" label={texts.fields.no} hint={texts.number} maxLength={NUMBER} />
            <SelectField name="status" label={texts.fields.status} required options={statuses} />
            <WaybillFields choices={data.waybillForm} present={{}} sealed={NOT_SEALED} />
          </Form>
        </PicturePreview>
      )}
    </SideDrawer>
  )
}
