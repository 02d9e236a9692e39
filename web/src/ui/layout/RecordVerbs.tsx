import type { ReactNode } from 'react'
import { Button } from './Button'
import { RowAction } from './RowAction'
import { RowActions } from './RowActions'
import { RowMenu } from './RowMenu'

/** A verb as it stands on the page. */
export interface ShownVerb {
  label: string
  /** Why it cannot be chosen now. */
  disabledReason: string | null
  start: () => void
}

interface Props<Verb extends string> {
  verbs: readonly Verb[]
  /** What the record waits for. */
  first: Verb | null
  shown: (verb: Verb) => ShownVerb
}

interface RowProps<Verb extends string> extends Props<Verb> {
  /** Where the record is looked at. */
  to: string
  view: string
  more: string
  /** What else of it is looked at. */
  children?: ReactNode
}

/** What can be done with a record of a list: to look at it, what it waits for, and the others in a menu. */
export function RowVerbs<Verb extends string>(props: RowProps<Verb>) {
  const { to, view, more, verbs, first, shown, children } = props
  const primary = first && shown(first)
  const others = verbs.filter((verb) => verb !== first)
  return (
    <RowActions>
      <RowAction to={to}>{view}</RowAction>
      {children}
      {primary && (
        <RowAction disabledReason={primary.disabledReason} onClick={primary.start}>
          {primary.label}
        </RowAction>
      )}
      {others.length > 0 && (
        <RowMenu
          items={others.map((verb) => {
            const { label, disabledReason, start } = shown(verb)
            return { value: verb, label, disabledReason, onSelect: start }
          })}
        >
          {more}
        </RowMenu>
      )}
    </RowActions>
  )
}

interface HeadProps<Verb extends string> extends Props<Verb> {
  /** What takes something away. */
  dangerous: readonly Verb[]
  /** Whether any record waits for the server, and whether this one does. */
  busy: boolean
  waiting: boolean
}

/** The verbs in the head of a record: what it waits for before the others. */
export function HeadVerbs<Verb extends string>(props: HeadProps<Verb>) {
  const { verbs, first, shown, dangerous, busy, waiting } = props
  return verbs.map((verb) => {
    const { label, disabledReason, start } = shown(verb)
    return (
      <Button
        key={verb}
        variant={verb === first ? 'solid' : undefined}
        colorPalette={dangerous.includes(verb) ? 'red' : 'brand'}
        disabledReason={busy ? null : disabledReason}
        loading={verb === first && waiting}
        onClick={start}
      >
        {label}
      </Button>
    )
  })
}
