import type { TypedDocumentNode } from '@apollo/client'
import type { ReactNode } from 'react'
import type { Shown } from '../../../apollo/refetchShowing'
import type { DataImportOutcome, DataImportStatus, ExportList, PageInput } from '../../../gql/types.generated'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'

export type Status = DataImportStatus
export type Outcome = DataImportOutcome

/** Import in lists. */
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

/** Import with everything that its page shows. */
export interface ImportTask extends Import {
  sheet: string
  unknownHeadings: readonly string[]
  sameFileTime: string | null
}

/** Row of a sheet of any kind. */
export interface ImportRow {
  id: string
  line: number
  outcome: Outcome
  done: boolean
  issues: readonly { cell: string | null; column: string | null; value: string | null; message: string }[]
  changes: readonly { label: string; before: string | null; after: string | null; reviewed: boolean }[]
}

/** Answer of the server to a file: checked, or being imported already. */
export type Taken = Pick<Import, 'id' | 'status'>

export interface Paged<Row> {
  total: number
  records: Row[]
}

/** Query of a source: its variables, and the place of the answer. */
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
  // Document, sent only with the variables of `variables`; `pick` reads its answer.
  document: document as unknown as TypedDocumentNode<unknown, Record<string, unknown>>,
  variables,
  pick: (data) => pick(data as Data),
})

/** Verb on an import in the API. */
export type Verb = TypedDocumentNode<unknown, { id: string; idempotencyKey?: string | null }>

/** Texts of one source beyond those of all imports. */
export interface SourceTexts {
  /** Name of a row, such as 运单. */
  what: string
  title: string
  templateHint: string
  /** Note below the file field: kinds of files and their sizes. */
  limits: string
  rules: readonly string[]
  sameFile: (time: string) => string
  commitQuestion: (create: string, update: string, refused: string) => string
  /** Consequences of importing, and whether they can be undone. */
  commitAbout: (fileName: string) => string
}

/** Functions that open rows and their records. */
export interface RowHandlers<Row> {
  open: (row: Row) => void
  /** Opens the record of a row, by id. */
  target: (id: string) => void
}

/** Kind of import by spreadsheet, in the form that the components here use. */
export interface ImportSource<Row extends ImportRow> {
  texts: SourceTexts
  /** Name of its tables in the stored views. */
  tables: { history: string; rows: string }
  permission: string
  /** Address of its page, or of one import there. */
  urlOf: (id?: string) => string
  /** Further parameters of its address. */
  params: readonly string[]
  templateUrl: string
  reportUrl: (id: string) => string
  /** Largest file in bytes. */
  maxBytes: number
  /** Uploads a file for its check; throws a RequestError. */
  send: (file: File, key: string, options: { signal: AbortSignal; timeout: number }) => Promise<Taken>
  one: Question<string, ImportTask>
  history: Question<PageInput, Paged<Import>>
  rows: Question<{ importId: string; outcome: Outcome[] | undefined; page: PageInput }, Paged<Row>>
  commit: Verb
  cancel: Verb
  rowColumns: (handlers: RowHandlers<Row>) => Column<Row>[]
  /** Parts of a row on a phone. */
  card: CardParts
  /** Facts of a row in its drawer, besides its result. */
  factsOf: (row: Row, target: (id: string) => void) => readonly [label: string, value: ReactNode][]
  /** Drawer of a row's record, with its own parameter in the address. */
  target?: { param: string; Drawer: (props: { id: string | null; onClose: () => void }) => ReactNode }
  /** Sheets of its exports. */
  exported?: { history: ExportList; rows: ExportList }
  /** Page that lists the imported records. */
  list?: string
  /** Types of rows that the import adds to open lists. */
  shown: readonly Shown[]
}
