import type { TypedDocumentNode } from '@apollo/client'
import type { ReactNode } from 'react'
import type { DataImportOutcome, DataImportStatus, ExportList, PageInput } from '../../../gql/types.generated'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'

export type Status = DataImportStatus
export type Outcome = DataImportOutcome

/** An import as lists tell it. */
export interface Import {
  id: string
  fileName: string
  fileSize: number
  status: Status
  total: number
  createCount: number
  updateCount: number
  unchangedCount: number
  refusedCount: number
  pendingCount: number
  error: string | null
  createBy: string
  createTime: string
  commitTime: string | null
  finishTime: string | null
  expireTime: string
  allowedActions: readonly string[]
}

/** What else is asked for when one is looked at. */
export interface ImportTask extends Import {
  sheet: string
  unknownHeadings: readonly string[]
  sameFileTime: string | null
}

/** What every row of a sheet has, whatever it is about. */
export interface ImportRow {
  id: string
  line: number
  outcome: Outcome
  done: boolean
  issues: readonly { cell: string | null; column: string | null; value: string | null; message: string }[]
  changes: readonly { label: string; before: string | null; after: string | null; reviewed: boolean }[]
}

/** What the server answers to a file that it has checked, or is importing already. */
export type Taken = Pick<Import, 'id' | 'status'>

export interface Paged<Row> {
  total: number
  records: Row[]
}

/** A query of one of the sources: what it is asked with, and where the answer stands in its data. */
export interface Question<Asked, Answer> {
  document: TypedDocumentNode<unknown, Record<string, unknown>>
  variables: (asked: Asked) => Record<string, unknown>
  pick: (data: unknown) => Answer
}

export const question = <Data, Variables extends Record<string, unknown>, Asked, Answer>(
  document: TypedDocumentNode<Data, Variables>,
  variables: (asked: Asked) => Variables,
  pick: (data: Data) => Answer,
): Question<Asked, Answer> => ({
  // The document is only ever sent with what `variables` makes, and its answer read by `pick`.
  document: document as unknown as TypedDocumentNode<unknown, Record<string, unknown>>,
  variables,
  pick: (data) => pick(data as Data),
})

/** A verb of an import at the API. */
export type Verb = TypedDocumentNode<unknown, { id: string; idempotencyKey?: string | null }>

/** What people are told beyond what is the same of all imports. */
export interface SourceTexts {
  /** What a row is, such as 运单. */
  what: string
  title: string
  templateHint: string
  /** What stands below the place for the file: kinds of files and their sizes. */
  limits: string
  rules: readonly string[]
  sameFile: (time: string) => string
  commitQuestion: (create: string, update: string, refused: string) => string
  /** What follows, and what cannot be undone. */
  commitAbout: (fileName: string) => string
}

/** What opens rows and what they became. */
export interface RowHandlers<Row> {
  open: (row: Row) => void
  /** Shows what a row became, by its id. */
  target: (id: string) => void
}

/** One thing that comes in by spreadsheet, as the parts of this folder show it. */
export interface ImportSource<Row extends ImportRow> {
  texts: SourceTexts
  /** Names its tables for their stored columns. */
  tables: { history: string; rows: string }
  permission: string
  /** Its page, or one import there. */
  urlOf: (id?: string) => string
  /** What else its address says. */
  params: readonly string[]
  templateUrl: string
  reportUrl: (id: string) => string
  /** Bytes that a file may have. */
  maxBytes: number
  /** Sends a file to be checked; throws a RequestError. */
  send: (file: File, key: string, options: { signal: AbortSignal; timeout: number }) => Promise<Taken>
  one: Question<string, ImportTask>
  history: Question<PageInput, Paged<Import>>
  rows: Question<{ importId: string; outcome: Outcome[] | undefined; page: PageInput }, Paged<Row>>
  commit: Verb
  cancel: Verb
  rowColumns: (handlers: RowHandlers<Row>) => Column<Row>[]
  /** What a phone shows of a row. */
  card: CardParts
  /** What the drawer of a row says of it, beside its outcome. */
  factsOf: (row: Row, target: (id: string) => void) => readonly [label: string, value: ReactNode][]
  /** The drawer of what a row became, at a parameter of the address of its own. */
  target?: { param: string; Drawer: (props: { id: string | null; onClose: () => void }) => ReactNode }
  /** What its lists are exported as. */
  exported?: { history: ExportList; rows: ExportList }
  /** The page that lists what has come in, where people came from. */
  list?: string
  /** The queries of open lists that show it. */
  queries: readonly string[]
}
