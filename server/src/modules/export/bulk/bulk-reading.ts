import type { Actor } from '../../../kernel/command/actor.js'
import type { BulkFormat } from '../export-task/fields.js'

/** Bulk query as a person asks it. */
export interface BulkAsked {
  query: string
  variables: Readonly<Record<string, unknown>>
  format: BulkFormat
}

/** List that a bulk query reads. */
export interface BulkList {
  list: string
  title: string
}

/** File of a bulk query, a piece at a time, with the number of records in each. */
export interface BulkRows {
  total: number
  pieces: AsyncIterable<{ records: number; text: string }>
}

/** Reader of GraphQL, which this domain does not know. */
export interface BulkReading {
  /** @throws INVALID_INPUT for a query that reads no list, and whatever the list refuses to the actor */
  check(actor: Actor, asked: BulkAsked): Promise<BulkList>
  /** Makes everything that the first query would have others wait for. */
  ready(): Promise<void>
  /** Finds the records that the query means, at most so many and one more, and then reads them. */
  read(actor: Actor, asked: BulkAsked, limit: number): Promise<BulkRows>
}
