import { Button } from '../../../../ui/layout/Button'
import { HeadVerbs, RowVerbs, type ShownVerb } from '../../../../ui/layout/RecordVerbs'
import { RowAction } from '../../../../ui/layout/RowAction'
import { invoiceUrl } from '../links'
import { type Invoice, reasonAgainst, VERBS, type Verb } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

const FIRST: Verb = 'claim'
const DANGEROUS: readonly Verb[] = ['delete']

/** The verbs of an invoice as they stand now. */
function useShown(invoice: Invoice) {
  const { start, running } = useVerbs()
  const shown = (verb: Verb): ShownVerb => ({
    label: texts.verbs[verb],
    disabledReason: running === invoice.id ? texts.waitingForServer : reasonAgainst(verb, invoice),
    start: () => start(verb, invoice),
  })
  return { verbs: VERBS, first: FIRST, shown }
}

/** What can be done with an invoice of the list. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { showWaybills } = useVerbs()
  return (
    <RowVerbs {...useShown(invoice)} to={invoiceUrl(invoice.id)} view={texts.view} more={texts.more}>
      <RowAction onClick={() => showWaybills(invoice)}>{texts.waybillsVerb}</RowAction>
    </RowVerbs>
  )
}

/** The same in the head of an invoice. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const { showWaybills, running } = useVerbs()
  return (
    <>
      <HeadVerbs {...useShown(invoice)} dangerous={DANGEROUS} busy={running !== null} waiting={false} />
      <Button onClick={() => showWaybills(invoice)}>{texts.waybillsVerb}</Button>
    </>
  )
}
