import { useApolloClient } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { type Change, changesOf, freshOf, type Outcome } from '../preview/changes'
import { outcomesOf } from './becomes'
import { SettlementHeadsDocument } from './trips.generated'
import { type LineVerb, type Trip, variablesOf } from './verbs'

/** Values that the person enters; `text` is the name of a chosen value. */
export interface VerbValues {
  value: string
  text: string
}

export interface Seen {
  value: string
  rows: Outcome[]
  changes: Change[]
}

/** Most numbers that a list filters by. */
const MAX_HEADS = 1000

/** Runs a verb on trips, as a dry run or for real. */
export function useTripVerb(verb: LineVerb, trips: readonly Trip[]) {
  const client = useApolloClient()
  const { run, running } = useCommand(verb.document)
  const [seen, setSeen] = useState<Seen | null>(null)

  const preview = useCallback(
    async (value: string) => {
      const ids = trips.map(({ id }) => id)
      const tried = await run({ ...variablesOf(verb, ids, value), dryRun: true })
      if (!tried) return
      const rows = outcomesOf(trips, tried.rows)
      const settleNos = [...new Set(rows.flatMap(({ ok, settleNo }) => (ok && settleNo) || []))].slice(0, MAX_HEADS)
      const heads = settleNos.length
        ? await client.query({ query: SettlementHeadsDocument, variables: { settleNos }, fetchPolicy: 'no-cache' })
        : null
      setSeen({ value, rows, changes: [...changesOf(rows, heads?.data?.settlements.records ?? []), ...freshOf(rows)] })
    },
    [client, run, trips, verb],
  )
  const apply = async (value: string, ids: readonly string[]): Promise<Outcome[] | null> => {
    const done = await run({ ...variablesOf(verb, ids, value), dryRun: false })
    return done && outcomesOf(trips, done.rows)
  }
  return { seen, preview, apply, running }
}
