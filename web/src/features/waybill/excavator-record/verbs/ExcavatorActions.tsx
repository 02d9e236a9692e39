import { Button } from '../../../../ui/layout/Button'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { recordUrl } from '../links'
import { type ExcavatorRecord, reasonAgainst, type Verb, verbsOf, waitsFor } from '../rows'
import { texts } from '../texts'
import { useVerbs } from './verbs'

/** Why a verb cannot be chosen now, and what choosing it does. */
function useVerb(record: ExcavatorRecord) {
  const { start, running } = useVerbs()
  const waiting = running === record.id ? texts.waitingForServer : null
  return (verb: Verb) => ({
    label: texts.verbs[verb],
    disabledReason: waiting ?? reasonAgainst(verb, record),
    start: () => start(verb, record),
  })
}

/** What can be done with a record of the list. */
export function ExcavatorActions({ record }: { record: ExcavatorRecord }) {
  const verb = useVerb(record)
  const first = waitsFor(record)
  const primary = first && verb(first)
  const others = verbsOf[record.auditStatus].filter((name) => name !== first)
  return (
    <RowActions>
      <RowAction to={recordUrl(record.id)}>{texts.view}</RowAction>
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

/** The verbs in the head of a record: what it waits for before the others. */
export function ExcavatorButtons({ record }: { record: ExcavatorRecord }) {
  const verb = useVerb(record)
  const { running } = useVerbs()
  const first = waitsFor(record)
  return verbsOf[record.auditStatus].map((name) => {
    const { label, disabledReason, start } = verb(name)
    return (
      <Button
        key={name}
        variant={name === first ? 'solid' : undefined}
        colorPalette={name === 'withdraw' ? 'red' : 'brand'}
        disabledReason={running ? null : disabledReason}
        loading={name === first && running === record.id}
        onClick={start}
      >
        {label}
      </Button>
    )
  })
}
