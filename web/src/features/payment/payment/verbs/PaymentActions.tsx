import { Button } from '../../../../ui/layout/Button'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { paymentUrl } from '../links'
import { type Payment, reasonAgainst, type Verb, verbsOf, waitsFor } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

/** Why a verb cannot be chosen now, and what choosing it does. */
function useVerb(payment: Payment) {
  const { start, running } = useVerbs()
  const waiting = running === payment.id ? texts.waitingForServer : null
  return (verb: Verb) => ({
    label: texts.verbs[verb],
    disabledReason: waiting ?? reasonAgainst(verb, payment),
    start: () => start(verb, payment),
  })
}

/** What can be done with a payment of the list. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const verb = useVerb(payment)
  const first = waitsFor(payment)
  const primary = first && verb(first)
  const others = verbsOf[payment.status].filter((name) => name !== first)
  return (
    <RowActions>
      <RowAction to={paymentUrl(payment.id)}>{texts.view}</RowAction>
      {primary && (
        <RowAction disabledReason={primary.disabledReason} onClick={primary.start}>
          {primary.label}
        </RowAction>
      )}
      {others.length > 0 && (
        <RowMenu
          items={others.map((name) => {
            const { label, disabledReason, start } = verb(name)
            return { value: name, label, disabledReason, onSelect: start }
          })}
        >
          {texts.more}
        </RowMenu>
      )}
    </RowActions>
  )
}

const DANGEROUS: readonly Verb[] = ['reverse', 'delete']

/** The verbs in the head of a payment: what it waits for before the others. */
export function PaymentButtons({ payment }: { payment: Payment }) {
  const verb = useVerb(payment)
  const { running } = useVerbs()
  const first = waitsFor(payment)
  return verbsOf[payment.status].map((name) => {
    const { label, disabledReason, start } = verb(name)
    return (
      <Button
        key={name}
        variant={name === first ? 'solid' : undefined}
        colorPalette={DANGEROUS.includes(name) ? 'red' : 'brand'}
        disabledReason={running ? null : disabledReason}
        loading={name === first && running === payment.id}
        onClick={start}
      >
        {label}
      </Button>
    )
  })
}
