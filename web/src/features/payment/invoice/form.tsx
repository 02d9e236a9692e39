import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { Controller, type UseFormReturn, useFormContext } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { invoiceFields, invoiceInputLengths as lengths } from '../../../gql/fields/payment.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer, nothingAsked } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { FileField } from '../../../ui/file-drop/FileField'
import { QuantityField, SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { formatMoney } from '../../../ui/format/decimal'
import { LuFileScan } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import { PayeeCombobox } from '../../settlement/payee'
import css from '../payments.module.css'
import { CreateInvoiceDocument, PaymentsToChooseDocument, UpdateInvoiceDocument } from './invoice.generated'
import { invoiceUrl } from './links'
import { noteOf, otherSums } from './reading'
import { ADD, EDIT, invoice, isFixed } from './rows'
import { texts } from './texts'
import { useReading } from './useReading'
import {
  codeFault,
  emptyValues,
  inputOf,
  numberFault,
  pointFault,
  priceFault,
  TAX_NO,
  taxOf,
  type Values,
  valuesOf,
} from './values'

/** 读取电子发票: a chosen or dropped file is stored, and its facts are filled in. */
function ReadingField({ sending, said, reading, choose }: ReturnType<typeof useReading>) {
  const buyer = reading && [reading.buyerName ?? '', reading.buyerTaxNo ?? ''].filter(Boolean)
  const [news, fault] = said?.tone === 'bad' ? [null, said] : [said, null]
  return (
    <FileField
      label={texts.reading}
      Icon={LuFileScan}
      accept=".xml,.ofd,.pdf,.jpg,.jpeg,.png"
      prompt={(over) => (over ? texts.dropNow : texts.drop)}
      said={sending ? texts.sending(sending) : news?.text}
      tone={news?.tone}
      fault={fault?.text}
      onChoose={(files) => void choose(files)}
    >
      {buyer && buyer.length > 0 && <p className={looks.note}>{texts.buyer(buyer[0] ?? '', buyer[1] ?? '')}</p>}
    </FileField>
  )
}

const labels = labelsOf(invoiceFields)
const WIDTH = 760

/** Payee of the invoice, found by name or mobile. */
function PayeeField() {
  const { control, setValue, getValues, watch } = useFormContext<Values>()
  const chosen = watch('payeeId') !== ''
  return (
    <Controller
      control={control}
      name="payeeName"
      rules={{ validate: () => getValues('payeeId') !== '' || texts.payeeMissing }}
      render={({ field, fieldState }) => (
        <PayeeCombobox
          label={labels.payeeName}
          text={field.value}
          chosen={chosen}
          error={fieldState.error?.message}
          onType={(text) => {
            field.onChange(text)
            setValue('payeeId', '')
            // A payment to another payee is cleared.
            setValue('paymentId', '')
          }}
          onChoose={({ payeeId, payeeName }) => {
            setValue('payeeId', payeeId, { shouldDirty: true })
            setValue('payeeName', payeeName, { shouldDirty: true, shouldValidate: true })
          }}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

/** Payment that the invoice is for; choosing it before the payee also chooses the payee. */
function PaymentField() {
  const { watch, setValue } = useFormContext<Values>()
  const payeeId = watch('payeeId')
  const { data, previousData } = useQuery(PaymentsToChooseDocument, {
    variables: { filter: payeeId ? { payeeId } : {} },
    fetchPolicy: 'cache-and-network',
  })
  const payments = (data ?? previousData)?.payments.records ?? []
  const options = payments.map(({ id, paymentNo, payeeName, amt }) => ({
    value: id,
    label: texts.paymentOption(paymentNo, payeeName, formatMoney(amt)),
  }))
  const takeItsPayee = (id: string) => {
    const payment = payments.find((one) => one.id === id)
    if (!payment || payeeId) return
    setValue('payeeId', payment.payeeId, { shouldDirty: true })
    setValue('payeeName', payment.payeeName, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <SelectField
      name="paymentId"
      label={texts.payment}
      hint={texts.paymentHint}
      options={options}
      onChosen={takeItsPayee}
    />
  )
}

/** Fields of an invoice in the order in which it is printed, with the computed tax. */
function InvoiceFields({ isFixed = false }: { isFixed?: boolean }) {
  const form = useFormContext<Values>()
  const reading = useReading(form)
  useOwnTax(form)
  const values = form.watch()
  const said = (name: keyof Values, hint?: string) => {
    const note = noteOf(name, values, reading.reading)
    return note ? <span className={css.note}>{note}</span> : hint
  }
  const others = otherSums(values, reading.reading)
  return (
    <>
      <ReadingField {...reading} />
      <TextField
        name="invoiceSn"
        label={labels.invoiceSn}
        required
        inputMode="numeric"
        hint={said('invoiceSn')}
        validate={(text) => numberFault(text, form.getValues('invoiceCode').trim())}
      />
      <TextField
        name="invoiceCode"
        label={labels.invoiceCode}
        inputMode="numeric"
        hint={said('invoiceCode', texts.codeHint)}
        validate={(code) => codeFault(code, form.getValues('invoiceSn').trim())}
      />
      <DayField name="invoiceDate" label={labels.invoiceDate} required hint={said('invoiceDate')} />
      {isFixed ? <TextField name="payeeName" label={labels.payeeName} disabled hint={texts.fixed} /> : <PayeeField />}
      <TextField
        name="sellerName"
        label={labels.sellerName}
        maxLength={lengths.sellerName}
        hint={said('sellerName', texts.sellerHint)}
      />
      <TextField
        name="sellerTaxNo"
        label={labels.sellerTaxNo}
        hint={said('sellerTaxNo')}
        pattern={{ value: TAX_NO, message: texts.taxNoInvalid }}
      />
      <AmountField
        name="invoiceSumPrice"
        label={labels.invoiceSumPrice}
        required
        disabled={isFixed}
        hint={said('invoiceSumPrice')}
        validate={priceFault}
      />
      <TextField
        name="taxPoint"
        label={`${labels.taxPoint}（%）`}
        required
        inputMode="decimal"
        disabled={isFixed}
        hint={said('taxPoint')}
        validate={pointFault}
      />
      <Tax values={values} fault={form.formState.errors.taxInvoiceSumPrice?.message} />
      {others && (
        <p className={css.others} role="alert">
          {texts.readSums(formatMoney(others.tax), formatMoney(others.sum))}
        </p>
      )}
      <QuantityField name="invoiceSumCount" label={labels.invoiceSumCount} hint={said('invoiceSumCount')} />
      <PaymentField />
      <TextField name="invoiceUrl" label={labels.invoiceUrl} wide maxLength={lengths.invoiceUrl} />
      <TextAreaField
        name="remark"
        label={labels.remark}
        wide
        rows={2}
        maxLength={lengths.remark}
        hint={said('remark')}
      />
    </>
  )
}

/** Clears the entered tax when amount or tax point changes, so that it is computed from both. */
function useOwnTax({ watch, setValue, clearErrors }: UseFormReturn<Values>): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change') return
      // No control has this field, so that an error of the server would never disappear.
      clearErrors('taxInvoiceSumPrice')
      if (name === 'invoiceSumPrice' || name === 'taxPoint') setValue('taxInvoiceSumPrice', '')
    })
    return unsubscribe
  }, [watch, setValue, clearErrors])
}

function Tax({ values, fault }: { values: Values; fault: string | undefined }) {
  const taxed = taxOf(values)
  return (
    <>
      <p className={css.tax} role="status" aria-label={texts.tax}>
        {taxed ? (
          <>
            <span>
              {labels.taxInvoiceSumPrice} <b className="tf-number">{texts.yuan(formatMoney(taxed.tax))}</b>
            </span>
            <span>
              {labels.sumPrice} <b className="tf-number">{texts.yuan(formatMoney(taxed.sum))}</b>
            </span>
          </>
        ) : (
          texts.taxWaiting
        )}
      </p>
      {fault && (
        <p className={css.others} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/** 登记发票: typed, or read from the file of the invoice. */
export function AddInvoice({ onClose, onSaved }: AddProps<object>) {
  const { run } = useCommand(CreateInvoiceDocument)
  return (
    <AddDrawer<Values, true>
      title={texts.addTitle}
      submit={texts.addTitle}
      permission={ADD}
      width={WIDTH}
      defaultValues={emptyValues}
      asked={nothingAsked}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && { said: texts.added, to: invoiceUrl(done.created.id) }
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => <InvoiceFields />}
    </AddDrawer>
  )
}

/** 修改发票: its facts; amounts and payee only while nothing is claimed or cancelled. */
export function EditInvoice(props: EditProps) {
  const { run } = useCommand(UpdateInvoiceDocument)
  return (
    <EditDrawer
      {...props}
      one={invoice}
      title={texts.edit}
      missing={texts.missing}
      permission={EDIT}
      width={WIDTH}
      labels={labels}
      nameOf={({ invoiceSn }) => invoiceSn}
      valuesOf={valuesOf}
      save={(values, { id }, version) => run({ id, version, input: inputOf(values) })}
    >
      {(row) => <InvoiceFields isFixed={isFixed(row)} />}
    </EditDrawer>
  )
}
