import { useOperationsEditorState, useVariablesEditorState } from '@graphiql/react'
import { useEffect, useState } from 'react'
import type { Answer, Ask } from './asking'
import { useDesk } from './desk'
import { operationsIn, valuesOf } from './documents'
import { texts } from './texts'

/** Pause after the last key before the cost is asked for. */
const PAUSE_MS = 600

type Note = { text: string; tone: 'quiet' | 'good' | 'fault' }

function noteOf({ errors, extensions }: Answer): Note {
  const cost = extensions?.cost ?? errors?.[0]?.extensions?.cost
  const [first] = errors ?? []
  if (first || cost?.asked === undefined || cost.limit === undefined)
    return { text: first?.message ?? texts.costUnknown, tone: 'fault' }
  const { asked, limit, left } = cost
  return asked > limit
    ? { text: texts.costTooHigh(asked, limit), tone: 'fault' }
    : { text: texts.cost(asked, limit, left ?? null), tone: 'good' }
}

async function askedCost(ask: Ask, { query, variables }: { query: string; variables: string }, signal: AbortSignal) {
  const operations = operationsIn(query)
  if (!operations?.length) return { text: texts.unfinished, tone: 'quiet' } satisfies Note
  const values = valuesOf(variables)
  if (!values) return { text: texts.unfinishedVariables, tone: 'quiet' } satisfies Note
  const extensions = { cost: { dryRun: true } }
  return noteOf(await ask({ query, variables: values, operationName: operations[0] ?? null, extensions }, signal))
}

/** Cost of what stands in the editor, told while it is typed, with the limit and what is left of the minute. */
export function CostNote() {
  const { ask, signedIn } = useDesk()
  const [query] = useOperationsEditorState()
  const [variables] = useVariablesEditorState()
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    if (!signedIn) return setNote(null)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      askedCost(ask, { query, variables }, stop.signal)
        .then((next) => !stop.signal.aborted && setNote(next))
        // Asked anew since, or without a connection: the next key asks again.
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, signedIn, query, variables])
  return (
    <p className="cost" role="status" data-tone={note?.tone}>
      {note?.text}
    </p>
  )
}
