import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { AmountField } from '../../../../ui/form/fields'
import { amountError } from '../../../../ui/form/rules'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { formatMinute } from '../../../../ui/format/date'
import { cleanAmount, formatQuantity, typedMoney } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { SetWaybillPricesDocument, type UnpricedWaybillsQuery } from './generation.generated'
import css from './PreviewDialog.module.css'
import { texts, tpModes, weightUnits } from './texts'

type Waybill = UnpricedWaybillsQuery['waybills']['records'][number]

interface Props {
  waybills: readonly Waybill[]
  onClose: (changed: boolean) => void
}

interface Values {
  same: string
  prices: Record<string, string>
}

const factsOf = (waybill: Waybill) =>
  [
    waybill.projectName,
    tpModes[waybill.tpMode],
    waybill.goSoilType,
    waybill.garbageName,
    `${formatQuantity(waybill.weightTons)}${weightUnits[waybill.weightType]}`,
    waybill.truckCode,
    formatMinute(waybill.goDatetime),
  ]
    .filter(Boolean)
    .join(' · ')

export function PriceForm({ waybills, onClose }: Props) {
  const command = useCommand(SetWaybillPricesDocument)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const form = useServerForm<Values>({
    defaultValues: { same: '', prices: Object.fromEntries(waybills.map(({ id }) => [id, ''])) },
    onSubmit: async ({ prices }) => {
      const input = Object.entries(prices).flatMap(([id, price]) => {
        const settlePrice = typedMoney(price)
        return settlePrice ? [{ id, settlePrice }] : []
      })
      if (!input.length) throw new Error(texts.noPrice)
      const done = await command.run({ input })
      if (!done) return
      const numbers = new Map(waybills.map(({ id, no }) => [id, no]))
      const rows = done.setWaybillPrices
      if (rows.some((row) => !row.ok)) {
        setResults(rows.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg })))
        return
      }
      toast.success(texts.done)
      onClose(true)
    },
  })
  const applyToAll = () => {
    const price = cleanAmount(form.methods.getValues('same'))
    if (amountError(price)) return
    for (const { id } of waybills) {
      form.methods.setValue(`prices.${id}`, price, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <>
      <Modal
        open
        title={texts.pricesTitle}
        size="lg"
        footer={<FormButtons form={form} submit={texts.save} onCancel={() => onClose(false)} />}
        unsaved={form.methods.formState.isDirty}
        onClose={() => onClose(false)}
      >
        <Form form={form}>
          <p className={css.note}>{texts.pricesNote}</p>
          {waybills.length > 1 && (
            <div className={css.same}>
              <AmountField name="same" label={texts.samePrice} />
              <Button onClick={applyToAll}>{texts.applyToAll}</Button>
            </div>
          )}
          {waybills.map((waybill) => (
            <AmountField
              key={waybill.id}
              name={`prices.${waybill.id}`}
              label={texts.priceOf(waybill.no, weightUnits[waybill.weightType])}
              hint={factsOf(waybill)}
            />
          ))}
        </Form>
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results}
        onClose={() => onClose(results?.some((row) => row.ok) ?? false)}
      />
    </>
  )
}
