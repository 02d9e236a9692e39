import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import type { Money } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../price.module.css'
import { SetWaybillPricesDocument } from './filling.generated'
import { GroupTable } from './GroupTable'
import { groupsOf, type Priceable, type PriceGroup } from './groups'
import { texts } from './texts'

/** Values of the form: prices of groups by key, and of single waybills by id. */
interface PriceValues {
  groups: Record<string, string>
  prices: Record<string, string>
}

const emptyValues = (groups: readonly PriceGroup[]): PriceValues => ({
  groups: Object.fromEntries(groups.map(({ key }) => [key, ''])),
  prices: Object.fromEntries(groups.flatMap(({ waybills }) => waybills.map(({ id }) => [id, '']))),
})

/** Price of each waybill that has one: its own before its group's. */
const pricesOf = (groups: readonly PriceGroup[], values: PriceValues): { id: string; settlePrice: Money }[] =>
  groups.flatMap(({ key, waybills }) =>
    waybills.flatMap(({ id }) => {
      const settlePrice = typedMoney(values.prices[id] ?? '') ?? typedMoney(values.groups[key] ?? '')
      return settlePrice ? [{ id, settlePrice }] : []
    }),
  )

interface Props {
  waybills: readonly Priceable[]
  onClose: (changed: boolean) => void
}

/** Prices for waybills, with a row for those that can share one; all are sent at once, and each has its own result. */
export function PriceForm({ waybills, onClose }: Props) {
  const command = useCommand(SetWaybillPricesDocument)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const [groups] = useState(() => groupsOf(waybills))
  const form = useServerForm<PriceValues>({
    defaultValues: emptyValues(groups),
    onSubmit: async (values) => {
      const input = pricesOf(groups, values)
      if (!input.length) throw new Error(texts.noPrice)
      const samePrice = groups.length === 1 && new Set(input.map(({ settlePrice }) => settlePrice)).size === 1
      const done = await command.run({ input, samePrice })
      if (!done) return
      const numbers = new Map(waybills.map(({ id, no }) => [id, no]))
      setResults(
        done.setWaybillPrices.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg })),
      )
    },
  })
  return (
    <>
      <Modal
        open={results === null}
        title={texts.title}
        size="lg"
        footer={<FormButtons form={form} submit={texts.save} onCancel={() => onClose(false)} />}
        unsaved={form.methods.formState.isDirty && results === null}
        onClose={() => onClose(false)}
      >
        <Form form={form}>
          <p className={css.fillingNote}>{texts.note}</p>
          <GroupTable groups={groups} />
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
