import { Button } from '../../../../ui/layout/Button'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { invoiceUrl } from '../links'
import { type Invoice, reasonAgainst, VERBS, type Verb } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

/** Why a verb cannot be chosen now, and what choosing it does. */
function useVerb(invoice: Invoice) {
  const { start, running } = useVerbs()
  const waiting = running === invoice.id ? texts.waitingForServer : null
  return (verb: Verb) => ({
    label: texts.verbs[verb],
    disabledReason: waiting ?? reasonAgainst(verb, invoice),
    start: () => start(verb, invoice),
  })
}

/** What can be done with an invoice of the list. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const verb = useVerb(invoice)
  const { showWaybills } = useVerbs()
  const claim = verb('claim')
  return (
    <RowActions>
      <RowAction to={invoiceUrl(invoice.id)}>{texts.view}</RowAction>
      <RowAction onClick={() => showWaybills(invoice)}>{texts.waybillsVerb}</RowAction>
      <RowAction disabledReason={claim.disabledReason} onClick={claim.start}>
        {claim.label}
      </RowAction>
      <RowMenu
        items={VERBS.filter((name) => name !== 'claim').map((name) => {
          const { label, disabledReason, start } = verb(name)
          return { value: name, label, disabledReason, onSelect: start }
        })}
      >
        {texts.more}
      </RowMenu>
    </RowActions>
  )
}

/** The verbs in the head of an invoice: claiming before the others. */
export function InvoiceButtons({ invoice }: { invoice: Invoice }) {
  const verb = useVerb(invoice)
  const { showWaybills, running } = useVerbs()
  return (
    <>
      {VERBS.map((name) => {
        const { label, disabledReason, start } = verb(name)
        return (
          <Button
            key={name}
            variant={name === 'claim' ? 'solid' : undefined}
            colorPalette={name === 'delete' ? 'red' : 'brand'}
            disabledReason={running ? null : disabledReason}
            onClick={start}
          >
            {label}
          </Button>
        )
      })}
      <Button onClick={() => showWaybills(invoice)}>{texts.waybillsVerb}</Button>
    </>
  )
}
