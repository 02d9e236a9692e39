import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import { SetWaybillPricesDocument } from './filling.generated'
import css from './filling.module.css'
import { GroupTable } from './GroupTable'
import { groupsOf, type Priceable } from './groups'
import { emptyValues, type PriceValues, pricesOf } from './prices'
import { texts } from './texts'

interface Props {
  waybills: readonly Priceable[]
  onClose: (changed: boolean) => void
}

/** Prices for waybills, a row for those that may have one price; all are set at once, and each is told what became of it. */
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
          <p className={css.note}>{texts.note}</p>
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
