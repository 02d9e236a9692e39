import { HeadVerbs, RowVerbs, type ShownVerb } from '../../../../ui/layout/RecordVerbs'
import { paymentUrl } from '../links'
import { type Payment, reasonAgainst, type Verb, verbsOf, waitsFor } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

const DANGEROUS: readonly Verb[] = ['reverse', 'delete']

/** The verbs of a payment as they stand now. */
function useShown(payment: Payment) {
  const { start, running } = useVerbs()
  const waiting = running === payment.id
  const shown = (verb: Verb): ShownVerb => ({
    label: texts.verbs[verb],
    disabledReason: waiting ? texts.waitingForServer : reasonAgainst(verb, payment),
    start: () => start(verb, payment),
  })
  return { verbs: verbsOf[payment.status], first: waitsFor(payment), shown, waiting, busy: running !== null }
}

/** What can be done with a payment of the list. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { verbs, first, shown } = useShown(payment)
  return <RowVerbs {...{ verbs, first, shown }} to={paymentUrl(payment.id)} view={texts.view} more={texts.more} />
}

/** The same in the head of a payment. */
export function PaymentButtons({ payment }: { payment: Payment }) {
  return <HeadVerbs {...useShown(payment)} dangerous={DANGEROUS} />
}
