import type { z } from 'zod'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { apiOf, columnNameOf, type Field } from '../../../kernel/fields.js'
import { newId } from '../../../kernel/values/id.js'
import {
  type Fault,
  type ImportDefinition,
  type ImportWork,
  type Piece,
  plainRow,
  type Row,
  type RowResult,
  refusedRow,
  type Values,
} from '../../import/index.js'
import * as queries from '../basedata.queries.js'
import type { BaseDataService, Saved } from '../basedata.service.js'
import { permissionsOf } from '../definition.js'
import { differences } from '../history.js'
import { formValueOf, storedValueOf } from './cells.js'
import { type BaseDataColumn, type BaseDataImport, knownKeys } from './definition.js'
import { Names } from './names.js'
import { basedataImportTexts as texts } from './texts.js'

type Shown = { id: string; enabled: boolean }
/** Verbs of a kind of base data that its import uses. */
export type Service<Input extends object> = Pick<
  BaseDataService<Shown, unknown, never, string, Input>,
  'data' | 'createAll' | 'updateAll'
>

/** Most names that a template offers as choices; further ones are typed. */
const CHOICES = 1000

/** Import of base data through the verbs of its kind. */
export class BaseDataImportWork<Input extends object, Key extends string> implements ImportWork<Key> {
  private readonly columns: readonly [Key, BaseDataColumn][]
  private readonly keys: readonly Key[]

  constructor(
    private readonly service: Service<Input>,
    private readonly asks: BaseDataImport<Key>,
    private readonly definition: ImportDefinition<Key>,
  ) {
    this.columns = Object.entries(asks.columns) as [Key, BaseDataColumn][]
    this.keys = knownKeys(asks)
  }

  /** Creates rows that the company lacks; a row that it has meanwhile is left for an update. */
  async create(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]> {
    const names = await this.names(tx, rows)
    const known = await this.known(tx, rows, names)
    const fresh = rows.filter(({ line }) => !known.has(line))
    const results: RowResult[] = rows
      .filter(({ line }) => known.has(line))
      .map((row) => ({ ...plainRow(row), outcome: 'UPDATE' }))
    const good: { row: Row<Key>; input: Input }[] = []
    for (const row of fresh) {
      const read = this.inputOf(this.given(row.values, names))
      if (read.faults) results.push(this.refused(row, read.faults, piece))
      else good.push({ row, input: read.input })
    }
    const saved = await this.service.createAll(
      tx,
      good.map(({ input }) => input),
    )
    for (const [at, { row }] of good.entries()) {
      const one = saved[at]
      results.push(
        one?.view
          ? { ...plainRow(row), done: true, ...this.target(one.view) }
          : this.refused(row, this.faultsAt(one?.faults ?? []), piece),
      )
    }
    return results
  }

  /** Updates stored rows; an empty cell changes nothing. */
  async update(tx: Tx, piece: Piece<Key>, rows: readonly Row<Key>[]): Promise<RowResult[]> {
    const names = await this.names(tx, rows)
    const known = await this.known(tx, rows, names)
    const taken = new Set<string>()
    const results: RowResult[] = []
    const changed: { row: Row<Key>; view: Shown; input: Input }[] = []
    for (const row of rows) {
      const view = known.get(row.line)
      if (!view) {
        results.push(plainRow(row))
        continue
      }
      // Two rows of the sheet may write one key in different ways.
      if (taken.has(view.id)) {
        const message = texts.twice(this.definition.words.same)
        results.push(this.refused(row, [{ column: this.keys[0] ?? null, message }], piece))
        continue
      }
      taken.add(view.id)
      const stored = this.storedOf(view)
      const [before, after] = [
        this.inputOf({ values: stored, faults: [] }),
        this.inputOf(this.given(row.values, names, stored)),
      ]
      if (after.faults) results.push(this.refused(row, after.faults, piece))
      else if (before.input && isSame(before.input, after.input))
        results.push({ ...plainRow(row), outcome: 'UNCHANGED', ...this.target(view) })
      else if (!tx.actor.can(permissionsOf(this.service.data).edit)) {
        const { message } = new DomainError('FORBIDDEN', { permission: texts.edit(this.service.data.what) })
        results.push(this.refused(row, [{ column: null, message }], piece))
      } else changed.push({ row, view, input: after.input })
    }
    const saved =
      changed.length === 0
        ? []
        : await this.service.updateAll(
            tx,
            changed.map(({ view: { id }, input }) => ({ id, input })),
          )
    for (const [at, { row, view }] of changed.entries()) results.push(this.updated(row, view, saved[at], piece))
    return results
  }

  /** Further faults of rows that have unreadable cells. */
  async examine(
    tx: Tx,
    rows: readonly (Row<Key> & { issues: readonly { column: Key | null }[] })[],
  ): Promise<ReadonlyMap<number, readonly Fault<Key>[]>> {
    const names = await this.names(tx, rows)
    return new Map(
      rows.map(({ line, values, issues }) => {
        const blamed = new Set(issues.map(({ column }) => column))
        const { faults = [] } = this.inputOf(this.given(values, names))
        return [line, faults.filter(({ column }) => column !== null && !blamed.has(column))]
      }),
    )
  }

  /** Names and codes that a template offers as choices. */
  async choices(reader: Parameters<ImportWork<Key>['choices']>[0]): ReturnType<ImportWork<Key>['choices']> {
    const choices: Partial<Record<Key, readonly string[]>> = {}
    const examples: Partial<Record<Key, string>> = {}
    for (const [key, { names }] of this.columns) {
      const words = Object.values(this.field(key)?.code?.labels ?? {})
      const open = names ? (await names.find(reader)).flatMap(({ name, enabled }) => (enabled ? [name] : [])) : words
      if (open.length === 0) continue
      choices[key] = names?.several ? [] : open.slice(0, CHOICES)
      if (open[0] !== undefined) examples[key] = open[0]
    }
    return { choices, examples }
  }

  private field(key: Key): Field | undefined {
    const { names } = this.asks.columns[key]
    return this.service.data.fields[names?.field ?? key]
  }

  /** Stored rows, as lists show them, by the line of the sheet's row. */
  private async known(tx: Tx, rows: readonly Row<Key>[], names: Names): Promise<ReadonlyMap<number, Shown>> {
    const { data } = this.service
    const keys = this.keys.map((key) => {
      const field = this.field(key)
      const column = columnNameOf(this.asks.columns[key].names?.field ?? key, field ?? {})
      return { key, column, nullable: field?.nullable ?? false, form: queries.formOf(field ?? { kind: 'id' }) }
    })
    const wanted = rows.flatMap(({ line, values }) => {
      const columns = keys.map(({ key, column }) => [column, this.keyValueOf(key, values[key], names)] as const)
      // A row that names missing base data cannot be a stored row.
      return columns.some(([, value]) => value === undefined)
        ? []
        : [{ line, id: newId(), columns: Object.fromEntries(columns) as Record<string, string | null> }]
    })
    const ids = await queries.idsBy(tx, data.table, keys, wanted, this.asks.knownInUse ?? false)
    const views = await queries.shownRows<Shown>(tx, data, [...new Set(ids.values())])
    const byId = new Map(views.map((view) => [view.id, view]))
    return new Map(
      wanted.flatMap(({ line, id }) => {
        const view = byId.get(ids.get(id) ?? '')
        return view ? [[line, view] as const] : []
      }),
    )
  }

  private keyValueOf(key: Key, text: string | undefined, names: Names): string | null | undefined {
    if (text === undefined) return null
    const { names: reference } = this.asks.columns[key]
    if (!reference) {
      const value = formValueOf(text, this.field(key))
      return value instanceof Date ? value.toISOString() : String(value)
    }
    const found = names.idOf(reference, text)
    return 'id' in found ? String(found.id) : undefined
  }

  private names(tx: Tx, rows: readonly Row<Key>[]): Promise<Names> {
    const named = new Set(
      this.columns.flatMap(([key, column]) => (rows.some(({ values }) => values[key] !== undefined) ? [column] : [])),
    )
    return Names.find(
      tx,
      this.columns.map(([, column]) => column),
      (column) => named.has(column),
    )
  }

  /** Form values of a sheet's row, over those that are stored. */
  private given(
    values: Values<Key>,
    names: Names,
    stored: Readonly<Record<string, unknown>> = {},
  ): { values: Readonly<Record<string, unknown>>; faults: Fault<Key>[] } {
    const form: Record<string, unknown> = { ...stored }
    const faults: Fault<Key>[] = []
    for (const [key, column] of this.columns) {
      const text = values[key]
      if (text === undefined) continue
      if (!column.names) {
        form[key] = formValueOf(text, this.field(key))
        continue
      }
      const found = names.idOf(column.names, text)
      if ('fault' in found) faults.push({ column: key, message: found.fault })
      else form[column.names.field] = found.id
    }
    return { values: form, faults }
  }

  /** Input for the verbs, or all faults of the form. */
  private inputOf({
    values,
    faults,
  }: ReturnType<BaseDataImportWork<Input, Key>['given']>):
    | { input: Input; faults?: undefined }
    | { input?: undefined; faults: Fault<Key>[] } {
    const checked = this.service.data.schema.safeParse(values)
    if (checked.success && faults.length === 0) return { input: checked.data }
    const blamed = new Set(faults.map(({ column }) => column))
    const more = (checked.error?.issues ?? []).map(({ path, message }: z.core.$ZodIssue) => ({
      column: this.columnOf(String(path[0])),
      message,
    }))
    return { faults: [...faults, ...more.filter(({ column }) => column === null || !blamed.has(column))] }
  }

  /** Form values of a stored row. */
  private storedOf(view: Shown): Readonly<Record<string, unknown>> {
    const shown: Readonly<Record<string, unknown>> = { ...view }
    return Object.fromEntries(
      Object.entries(this.service.data.fields).flatMap(([name, field]) => {
        const api = apiOf(name, field)
        const value = api === null ? undefined : shown[api]
        if (value === undefined) return []
        return [[name, typeof value === 'string' ? storedValueOf(value, field) : value]]
      }),
    )
  }

  private columnOf(field: string): Key | null {
    return this.columns.find(([key, { names }]) => (names?.field ?? key) === field)?.[0] ?? null
  }

  private faultsAt(faults: readonly { field: string; message: string }[]): Fault<Key>[] {
    return faults.map(({ field, message }) => ({ column: this.columnOf(field), message }))
  }

  private refused(row: Row<Key>, faults: readonly Fault<Key>[], { places }: Piece<Key>): RowResult {
    return refusedRow(this.definition, row, faults, places)
  }

  private target(view: Shown): Pick<RowResult, 'targetId' | 'targetNo'> {
    const shown: Readonly<Record<string, unknown>> = { ...view }
    return { targetId: view.id, targetNo: String(shown[this.service.data.named] ?? '') }
  }

  private updated(row: Row<Key>, before: Shown, saved: Saved<Shown> | undefined, piece: Piece<Key>): RowResult {
    if (!saved?.view) return this.refused(row, this.faultsAt(saved?.faults ?? []), piece)
    const changes = differences(this.service.data.fields, before, saved.view).map((change) => ({
      ...change,
      reviewed: false,
    }))
    return { ...plainRow(row), outcome: 'UPDATE', done: true, ...this.target(saved.view), changes }
  }
}

/** Whether two inputs are equal: their members have the order of one schema, and lists of ids have any order. */
const isSame = (one: object, other: object): boolean => inOneOrder(one) === inOneOrder(other)

const inOneOrder = (input: object): string =>
  JSON.stringify(input, (_, value: unknown) => (Array.isArray(value) ? value.toSorted() : value))
