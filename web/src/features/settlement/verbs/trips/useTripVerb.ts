import { useApolloClient } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { type Change, changesOf } from '../preview/changes'
import { SettlementHeadsDocument, type TripOutcomeFragment } from './trips.generated'
import { type LineVerb, type Trip, variablesOf } from './verbs'

export interface Seen {
  value: string
  rows: TripOutcomeFragment[]
  changes: Change[]
}

/** As many as a list of numbers takes. */
const MAX_HEADS = 1000

/** Tries a verb on trips, and does it. */
export function useTripVerb(verb: LineVerb, trips: readonly Trip[]) {
  const client = useApolloClient()
  const { run, running } = useCommand(verb.document)
  const [seen, setSeen] = useState<Seen | null>(null)

  const preview = useCallback(
    async (value: string) => {
      const ids = trips.map(({ id }) => id)
      const tried = await run({ ...variablesOf(verb, ids, value), dryRun: true })
      if (!tried) return
      const settleNos = [...new Set(tried.rows.flatMap(({ ok, settleNo }) => (ok && settleNo) || []))]
      const { data } = await client.query({
        query: SettlementHeadsDocument,
        variables: { settleNos: settleNos.slice(0, MAX_HEADS) },
        fetchPolicy: 'no-cache',
      })
      setSeen({ value, rows: tried.rows, changes: changesOf(tried.rows, data?.settlements.records ?? []) })
    },
    [client, run, trips, verb],
  )
  const apply = (value: string, ids: readonly string[]) => run({ ...variablesOf(verb, ids, value), dryRun: false })
  return { seen, preview, apply, running }
}
