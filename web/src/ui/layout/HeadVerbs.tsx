import { Button } from './Button'

/** Verb as the page shows it. */
export interface ShownVerb {
  label: string
  /** Reason for which the verb cannot be chosen now. */
  disabledReason: string | null
  start: () => void
}

interface Props<Verb extends string> {
  verbs: readonly Verb[]
  /** Next step of the record. */
  first: Verb | null
  shown: (verb: Verb) => ShownVerb
}

interface HeadProps<Verb extends string> extends Props<Verb> {
  /** Verbs that remove something, shown in red. */
  dangerous: readonly Verb[]
  /** Whether any record waits for the server, and whether this one does. */
  busy: boolean
  waiting: boolean
}

/** Buttons of a record's verbs in its head. */
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
