import type { ApolloCache } from '@apollo/client'
import type { TypeName } from '../../gql/typeNames.generated'

/** Types of answers that name a deleted record: those that implement Deletion in the schema. */
export const deletions = [
  'DeletedRecord',
  'InvoiceDeletion',
  'LogLineDeletion',
  'PhaseSurveyDeletion',
  'SettlementPaperDeletion',
] as const satisfies readonly TypeName[]

const names: ReadonlySet<unknown> = new Set(deletions)

/**
 * Drops from the cache each record that an answer names as deleted. Pages are not told: they close the record's drawer
 * or read their list again of themselves, and a drawer that is told first would ask for a record that is gone.
 */
export function dropDeleted(cache: ApolloCache, answer: unknown): void {
  for (const deletion of Object.values(answer ?? {})) {
    if (typeof deletion !== 'object' || deletion === null || !names.has(deletion.__typename)) continue
    const id = cache.identify({ __typename: String(deletion.type), id: String(deletion.id) })
    if (id !== undefined) cache.evict({ id, broadcast: false })
  }
}
