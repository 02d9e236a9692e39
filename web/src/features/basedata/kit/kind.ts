import type { ReactNode } from 'react'
import type { DataImportKind } from '../../../gql/types.generated'
import type { Fact } from '../../../ui/layout/Group'
import type { MoreVerbs } from './verbs'

/** What every row of base data has. */
export interface BaseRow {
  id: string
  enabled: boolean
  version: number
  allowedActions: readonly string[]
}

/** What is asked for when one is looked at. */
export interface BaseDetail {
  uses: readonly { label: string; count: number }[]
  history: readonly {
    id: string
    label: string
    before: string | null
    after: string | null
    /** Of verbs that ask for one. */
    reason?: string | null
    createBy: string
    createTime: string
  }[]
}

/** The answer to a question about one row: null when there is none, undefined while it is asked for. */
export interface Found<Row> {
  found: Row | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  /** As it stands by now. */
  latest: () => Promise<Row | null | undefined>
}

export interface KindTexts {
  /** The page, and one of its rows: 车辆. */
  title: string
  what: string
  fields: Readonly<Record<string, string>>
}

/** A kind of base data — trucks, soils — as the parts of this folder show it. */
export interface BaseDataKind<Row extends BaseRow, Values extends Readonly<Record<string, string>>> {
  texts: KindTexts
  /** What adding and changing need; those of all base data unless given. */
  permissions?: { add: string; edit: string }
  /** How a value of its form is told where two people changed it; as it stands unless given. */
  useShown?: () => (field: string, value: string) => string
  /** The parameter of the address that names the one that is shown, such as truck. */
  param: string
  /** What it is among the kinds that come in by spreadsheet; nothing where its rows do not. */
  importKind?: DataImportKind
  useOne: (id: string) => Found<Row & BaseDetail>
  /** What verbs of its own are called, and the dialogs that they open. */
  more?: MoreVerbs
  useMore?: (onDone: () => void) => { handlers: Readonly<Record<string, (row: Row) => void>>; dialogs: ReactNode }
  /** Its verbs at the API; each answers null when it is on its way already. */
  useVerbs: () => {
    create: (values: Values) => Promise<unknown>
    update: (row: Row, version: number, values: Values) => Promise<unknown>
    setEnabled: (row: Row, enabled: boolean) => Promise<unknown>
    remove: (row: Row) => Promise<unknown>
  }
  nameOf: (row: Row) => string
  aboutOf: (row: Row) => string
  factsOf: (row: Row) => Fact[]
  /** What else is shown of one, below its facts: what stands elsewhere and belongs to it. */
  Beside?: (props: { row: Row }) => ReactNode
  /** What a phone shows of it in a list, beside its name and state. */
  cardFactsOf: (row: Row) => readonly ReactNode[]
  emptyValues: Values
  valuesOf: (row: Row) => Values
  /** The fields of its form. */
  Fields: () => ReactNode
}
