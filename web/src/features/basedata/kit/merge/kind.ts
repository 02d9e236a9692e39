import type { TypedDocumentNode } from '@apollo/client'
import type { BaseDataMergeInput } from '../../../../gql/types.generated'
import type { MergeOutcomeFragment } from './merge.generated'

export interface Named {
  id: string
  name: string
}

/** Outcome of a merge, or of its preview. */
export type Merge = MergeOutcomeFragment

/** The mutation of a kind, its field called `merge`. */
export type MergeDocument = TypedDocumentNode<
  { merge: Merge },
  { input: BaseDataMergeInput; dryRun: boolean; idempotencyKey?: string | null | undefined }
>

interface Choice extends Named {
  /** Facts that tell it from others of its name. */
  about?: string | null
}

/** Rows in use that one may go into: those that are called like it, and all. */
export interface MergeChoices {
  alike: { records: readonly Choice[] }
  all: { records: readonly Choice[] }
}

/** Merging of one kind of base data. */
export interface MergingKind<Row> {
  what: string
  /** Permission of merging; that of retiring base data unless given. */
  permission?: string
  nameOf: (row: Row) => string
  document: MergeDocument
  useChoices: (name: string) => MergeChoices | undefined
}
