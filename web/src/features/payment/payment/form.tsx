import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { useDryRun } from '../../../apollo/useDryRun'
import { paymentInputLengths as lengths, paymentFields } from '../../../gql/fields/payment.generated'
import type { PaymentInput } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { useRecord } from '../../../kit/record/useRecord'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { enumOptions, type Option } from '../../../ui/form/options'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import looks from '../../../ui/layout/looks.module.css'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { LackingPapers } from '../../settlement/paper'
import { PicturePreview, PicturesField } from '../../waybill/picture'
import { partsOf, partsText } from './items'
import { paymentsUrl, paymentUrl } from './links'
import { ADD, EDIT } from './pay'
import { CreatePaymentsDocument, UpdatePaymentDocument } from './payment.generated'
import { newTitle, Preview, useDrafts, useSettled } from './preview'
import { type Detail, payment } from './rows'
import { SettlementsField, useSettlements } from './settlements'
import { texts } from './texts'
import { useTradeNoQuestion } from './useTradeNoQuestion'
import {
  amountFault,
  EVERY,
  emptyValues,
  type Held,
  heldBy,
  inputOf,
  MEASURES,
  payableInAll,
  type Values,
  valuesOf,
  whatIsPaid,
} from './values'

const labels = labelsOf(paymentFields)

/** Text of a form's value in the note that another person has changed the payment. */
function shownValue(field: string, value: string): string {
  if (field === 'items')
    return partsOf(value)
      .map(({ settleNo, amt }) => [settleNo, amt && texts.yuan(formatMoney(typedMoney(amt)))].join(' ').trim())
      .join('；')
  if (field === 'measure') return texts.measures[value as keyof typeof texts.measures]
  if (field === 'attachments') return value && texts.attachmentCount(formatCount(value.split(',').length))
  return value
}

interface FieldsProps {
  settlements: ReturnType<typeof useSettlements>
  held: Held
  /** Payees to choose from, if the settlements have several. */
  payees?: readonly Option[]
  /** Dry run of the form. */
  preview: ReactNode
}

/** Fields of a payment. */
function PaymentFields({ settlements, held, payees = [], preview }: FieldsProps) {
  const { watch } = useFormContext<Values>()
  const { items, measure } = watch()
  const { known } = settlements
  const ids = [...new Set(partsOf(items).flatMap(({ settleNo }) => known.get(settleNo)?.id ?? []))]
  // An instalment has a fixed amount, so that no total is entered.
  const measures = MEASURES.filter((one) => one !== 'TOTAL' || !partsOf(items).some(({ planItemId }) => planItemId))
  return (
    <>
      <SettlementsField {...settlements} held={held} />
      <SelectField name="measure" label={texts.measure} required options={enumOptions(measures, texts.measures)} />
      {measure === 'TOTAL' && (
        <AmountField
          name="amt"
          label={texts.totalAmount}
          hint={texts.totalHint}
          required
          validate={(typed) => amountFault(typed, payableInAll(items, known, held))}
        />
      )}
      {payees.length > 0 && <SelectField name="payeeId" label={labels.payeeName} required wide options={payees} />}
      {preview}
      <div className={looks.wide}>
        <LackingPapers ids={ids} />
      </div>
      <DayField name="paymentDate" label={labels.paymentDate} hint={texts.dateHint} />
      <TextField name="tradeNo" label={labels.tradeNo} maxLength={lengths.tradeNo} />
      <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
      <PicturesField name="attachments" label={labels.attachments} hint={texts.attachmentHint} folder="payment/" />
    </>
  )
}

const NOTHING: Held = new Map()
/** Value of the address parameter without a settlement. */
const BLANK = '1'

/** 新增付款单: settlements, amount and payee, with a preview of the drafts. */
export function AddDrawer({ filled, onClose, onSaved }: AddProps<object>) {
  const navigate = useNavigate()
  const { run } = useCommand(CreatePaymentsDocument)
  const mayUse = useTradeNoQuestion()
  const [defaultValues] = useState(() => emptyValues(filled === BLANK ? '' : partsText(partsOf(filled))))
  const form = useServerForm<Values>({
    defaultValues,
    onSubmit: async (given) => {
      const input = inputOf(given, settlements.known, NOTHING)
      if (input && !(await mayUse(given.tradeNo))) return false
      const done = input && (await run({ input, dryRun: false }))
      if (!done) return false
      toast.success(texts.added)
      onSaved()
      const [first, ...more] = done.drafts
      if (!first) return onClose()
      const url = more.length > 0 ? paymentsUrl(done.drafts.map(({ paymentNo }) => paymentNo)) : paymentUrl(first.id)
      navigate(url, { replace: true })
    },
  })
  const values = useWatch({ control: form.methods.control }) as Values
  const settlements = useSettlements(values.items)
  const { payees, ...preview } = useDrafts(values, settlements.known, NOTHING)
  const { setValue } = form.methods
  const { payeeId } = values
  useEffect(() => {
    // The payee is cleared when no chosen settlement has it any more.
    if (payeeId !== EVERY && !payees.some(({ value }) => value === payeeId)) setValue('payeeId', EVERY)
  }, [payeeId, payees, setValue])
  const count = preview.drafts?.length ?? 1
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.addTitle}
      footer={
        <FormButtons
          form={form}
          submit={count > 1 ? texts.addMany(formatCount(count)) : texts.addTitle}
          permission={ADD}
          onCancel={onClose}
        />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {settlements.error && <ErrorPanel inline error={toRequestError(settlements.error)} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <PaymentFields
            settlements={settlements}
            held={NOTHING}
            payees={payees}
            preview={<Preview {...preview} title={newTitle} />}
          />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

const formLabels = { ...labels, items: texts.settlementGroup, measure: texts.measure, amt: texts.totalAmount }
const titleOf = () => texts.previewEdit

function Opened({
  row,
  latest,
  onClose,
  onSaved,
}: Omit<EditProps, 'id'> & { row: Detail; latest: () => Promise<Detail | null | undefined> }) {
  const { id } = row
  const held = useMemo(() => heldBy(row), [row])
  const { run } = useCommand(UpdatePaymentDocument)
  const mayUse = useTradeNoQuestion()
  const { form, stale } = useChangeForm<Values, Detail>({
    opened: row,
    valuesOf,
    labels: formLabels,
    shown: shownValue,
    find: latest,
    save: async (given, version) => {
      const input = inputOf(given, settlements.known, held)
      if (!(await mayUse(given.tradeNo, id))) return false
      return input && run({ id, version, input, dryRun: false })
    },
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  const values = useWatch({ control: form.methods.control }) as Values
  const settlements = useSettlements(values.items)
  const paid = whatIsPaid(values, settlements.known, held)
  const now = paid && JSON.stringify(paid)
  const settled = useSettled(now)
  const tried = settled === null ? null : { id, version: row.version, input: JSON.parse(settled) as PaymentInput }
  const { told, refusal } = useDryRun(UpdatePaymentDocument, tried)
  const isCurrent = now !== null && now === settled
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.edit}
      record={row.paymentNo}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <PaymentFields
            settlements={settlements}
            held={held}
            preview={
              <Preview
                asked={now !== null}
                drafts={isCurrent && told ? [told.draft] : null}
                refusal={isCurrent && !stale && refusal ? refusal.message : null}
                title={titleOf}
              />
            }
          />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

/** 修改付款单: form of a draft. */
export function EditDrawer({ id, onClose, onSaved }: EditProps) {
  const { latest, ...found } = useRecord(payment, id, { toChange: true })
  return (
    <DrawerGate {...found} title={texts.edit} missing={texts.missing} onClose={onClose}>
      {(row) => <Opened key={row.id} row={row} latest={latest} onClose={onClose} onSaved={onSaved} />}
    </DrawerGate>
  )
}
