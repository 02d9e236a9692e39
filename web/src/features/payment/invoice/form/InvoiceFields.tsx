import { useEffect } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { invoiceInputLengths as lengths } from '../../../../gql/lengths.generated'
import { QuantityField } from '../../../../ui/form/choice-fields'
import { DayField } from '../../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { formatMoney } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import css from './form.module.css'
import { PayeeField } from './PayeeField'
import { PaymentField } from './PaymentField'
import { ReadingField } from './ReadingField'
import { noteOf, otherSums } from './reading'
import { useReading } from './useReading'
import { codeFault, numberFault, pointFault, priceFault, TAX_NO, taxOf, type Values } from './values'

const { fields } = texts

/** What an invoice says, in the order in which it is printed, with its tax as it is worked out. */
export function InvoiceFields({ isFixed = false }: { isFixed?: boolean }) {
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
        label={fields.invoiceSn}
        required
        inputMode="numeric"
        hint={said('invoiceSn')}
        validate={(text) => numberFault(text, form.getValues('invoiceCode').trim())}
      />
      <TextField
        name="invoiceCode"
        label={fields.invoiceCode}
        inputMode="numeric"
        hint={said('invoiceCode', texts.codeHint)}
        validate={(code) => codeFault(code, form.getValues('invoiceSn').trim())}
      />
      <DayField name="invoiceDate" label={fields.invoiceDate} required hint={said('invoiceDate')} />
      {isFixed ? (
        <TextField name="payeeName" label={texts.fields.payeeName} disabled hint={texts.fixed} />
      ) : (
        <PayeeField />
      )}
      <TextField
        name="sellerName"
        label={fields.sellerName}
        maxLength={lengths.sellerName}
        hint={said('sellerName', texts.sellerHint)}
      />
      <TextField
        name="sellerTaxNo"
        label={fields.sellerTaxNo}
        hint={said('sellerTaxNo')}
        pattern={{ value: TAX_NO, message: texts.taxNoInvalid }}
      />
      <AmountField
        name="invoiceSumPrice"
        label={fields.invoiceSumPrice}
        required
        disabled={isFixed}
        hint={said('invoiceSumPrice')}
        validate={priceFault}
      />
      <TextField
        name="taxPoint"
        label={`${fields.taxPoint}（%）`}
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
      <QuantityField name="invoiceSumCount" label={fields.invoiceSumCount} hint={said('invoiceSumCount')} />
      <PaymentField />
      <TextField name="invoiceUrl" label={texts.fields.invoiceUrl} wide maxLength={lengths.invoiceUrl} />
      <TextAreaField
        name="remark"
        label={fields.remark}
        wide
        rows={2}
        maxLength={lengths.remark}
        hint={said('remark')}
      />
    </>
  )
}

/** Whoever types another amount or tax point has the tax that follows from them. */
function useOwnTax({ watch, setValue, clearErrors }: UseFormReturn<Values>): void {
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change') return
      // No control has this field: what the server says of it would stand there for good.
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
              {fields.taxInvoiceSumPrice} <b className="tf-number">{texts.yuan(formatMoney(taxed.tax))}</b>
            </span>
            <span>
              {fields.sumPrice} <b className="tf-number">{texts.yuan(formatMoney(taxed.sum))}</b>
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
