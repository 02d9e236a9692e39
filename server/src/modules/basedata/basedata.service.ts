import { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../kernel/command/command.js'
import { DomainError, type FieldError, invalidInput } from '../../kernel/errors.js'
import { columnNameOf, type Field } from '../../kernel/fields.js'
import { type ListRequest, type Page, readList } from '../../kernel/list/list.js'
import type { Database, Em } from '../../kernel/sql/database.js'
import { inForm } from '../../kernel/sql/forms.js'
import { isId, newId } from '../../kernel/values/id.js'
import { idText, validate } from '../../kernel/values/validate.js'
import { lockCompany } from '../company/index.js'
import * as queries from './basedata.queries.js'
import type { BaseDataChange } from './basedata.view.js'
import { type BaseData, type BaseDataPermissions, permissionsOf, type Use, type UseOfBaseData } from './definition.js'
import { changeOf, recorded } from './history.js'
import { basedataTexts as texts } from './texts.js'
import { staying, toldUses, usesByIds } from './uses.js'

export interface Edited {
  id: string
  version: number
}

/** Result for one of several inputs. */
export type Saved<View> = { view: View; faults?: undefined } | { view?: undefined; faults: readonly FieldError[] }

/**
 * Verbs of one kind of base data. A row in use is never deleted; a retired row is no longer offered, but records go on
 * naming it.
 */
export class BaseDataService<
  View extends { id: string; enabled: boolean },
  Summary,
  Filter,
  Key extends string,
  Input extends object,
> {
  constructor(
    readonly data: BaseData<Input, Filter, Key>,
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly uses: () => readonly UseOfBaseData[],
    /** Drops cached copies of such rows. */
    readonly forget?: () => void,
  ) {}

  /** A page of the company's rows. */
  list(actor: Actor, request: ListRequest<Filter, Key>): Promise<Page<View, Summary>> {
    actor.assert(this.permissions.get)
    return readList<View, Summary, Filter, Key>(this.em, actor, this.data.spec, request)
  }

  /** Row of an id; undefined when the company has none. */
  async find(actor: Actor, id: string): Promise<View | undefined> {
    actor.assert(this.permissions.get)
    return isId(id) ? (await queries.shownRows<View>({ em: this.em, actor }, this.data, [id]))[0] : undefined
  }

  /** Changes by the ids of rows, the last one first. */
  async histories(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, BaseDataChange[]>> {
    actor.assert(this.permissions.get)
    const found = await queries.changesOf(this.em, actor, this.data.entity, ids)
    return new Map([...found].map(([id, changes]) => [id, changes.map((one) => changeOf(this.data.fields, one))]))
  }

  /** Uses by the ids of rows. */
  async usesOf(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, Use[]>> {
    actor.assert(this.permissions.get)
    return usesByIds({ em: this.em, actor }, this.data, this.uses(), ids)
  }

  /** Makes a row. INVALID_INPUT names missing, wrong or taken values. */
  create(actor: Actor, given: Input, asked: Asked = {}): Promise<View> {
    actor.assert(this.permissions.add)
    const input = validate(this.data.schema, given, 'input')
    return this.verb(actor, 'create', { input }, asked, async (tx) => {
      const [saved] = await this.createAll(tx, [input])
      return viewOf(saved)
    })
  }

  /** Changes a row; STALE when it is not the version that the caller has seen. */
  update(actor: Actor, edited: Edited, given: Input, asked: Asked = {}): Promise<View> {
    actor.assert(this.permissions.edit)
    const { id, version } = validate(editedSchema(this.data.what), edited)
    const input = validate(this.data.schema, given, 'input')
    return this.verb(actor, 'update', { id, version, input }, asked, async (tx) => {
      const [saved] = await this.updateAll(tx, [{ id, input }], version)
      return viewOf(saved)
    })
  }

  /** Retires a row or takes it back into use; repeating it changes nothing. */
  setEnabled(actor: Actor, id: string, enabled: boolean, asked: Asked = {}): Promise<View> {
    actor.assert(this.permissions.edit)
    validate(idText(this.data.what), id, 'id')
    return this.verb(actor, enabled ? 'restore' : 'retire', { id }, asked, async (tx) => {
      const row = await this.locked(tx, id)
      if (enabled && !row.enabled && this.data.fits) {
        await lockCompany(tx)
        await this.data.fits(tx, id)
      }
      const changes = row.enabled === enabled ? [] : [{ id, columns: { enabled } }]
      const [view] = await recorded<View>(tx, this.data, [id], () => queries.updateRows(tx, this.data.table, changes))
      return view ?? this.missing()
    })
  }

  /**
   * Writes columns that no form has, such as a signature, within a verb of the kind. Returns the changed rows, and
   * those of `beside`, which show the written values.
   */
  async writeColumns(
    tx: Tx,
    changes: readonly queries.NewRow[],
    { reason, beside = [] }: { reason: string | null; beside?: readonly string[] },
  ): Promise<View[]> {
    const ids = [...beside, ...changes.map(({ id }) => id)]
    return recorded<View>(tx, this.data, ids, () => queries.updateRows(tx, this.data.table, changes), reason)
  }

  /** Locks rows in one order, whatever their state; NOT_FOUND when the company lacks one. */
  async lock(tx: Tx, ids: readonly string[]): Promise<void> {
    const found = await queries.lockRows(tx, this.data.table, ids)
    if (found.length < new Set(ids).size) this.missing()
  }

  /** Deletes a row that nothing names; IN_USE says where it is used. */
  delete(actor: Actor, id: string, asked: Asked = {}): Promise<boolean> {
    actor.assert(this.permissions.del)
    validate(idText(this.data.what), id, 'id')
    return this.verb(actor, 'delete', { id }, asked, async (tx) => {
      await this.locked(tx, id)
      const uses = await this.countUses(tx.em, tx.actor, id)
      if (uses.length > 0) {
        const [view] = await queries.shownRows<View>(tx, this.data, [id])
        throw new DomainError('IN_USE', { what: this.data.what, name: this.nameOf(view), uses: toldUses(uses) })
      }
      await recorded(tx, this.data, [id], async () => {
        await this.data.deletedBeside?.(tx, id)
        await queries.deleteRow(tx, this.data.table, id)
      })
      return true
    })
  }

  /** Creates rows one by one: faulty ones do not stop the others. */
  async createAll(tx: Tx, inputs: readonly Input[]): Promise<Saved<View>[]> {
    this.data.assertCreates?.(tx.actor)
    const all = inputs.map((input) => ({ id: newId(), input }))
    return this.save(tx, all, (tx, rows) => queries.insertRows(tx, this.data.table, rows))
  }

  /** Changes rows one by one; ids that the company does not have are NOT_FOUND. */
  async updateAll(tx: Tx, all: readonly { id: string; input: Input }[], version?: number): Promise<Saved<View>[]> {
    const stored = await queries.lockRows(
      tx,
      this.data.table,
      all.map(({ id }) => id),
    )
    if (stored.length < all.length) this.missing()
    if (version !== undefined && stored.some((row) => row.version !== version)) throw new DomainError('STALE')
    return this.save(
      tx,
      all,
      (tx, rows) => queries.updateRows(tx, this.data.table, rows),
      (rows) => staying(tx, this.data, this.uses(), rows),
    )
  }

  private async save(
    tx: Tx,
    all: readonly { id: string; input: Input }[],
    write: (tx: Tx, rows: readonly queries.NewRow[]) => Promise<void>,
    refused: (rows: readonly queries.NewRow[]) => Promise<ReadonlyMap<string, FieldError>> = async () => new Map(),
  ): Promise<Saved<View>[]> {
    // Verbs run one after the other, since names are checked before they are written.
    await lockCompany(tx)
    const written = await this.data.written(
      tx,
      all.map(({ input }) => input),
      all.map(({ id }) => id),
    )
    const rows = all.map(({ id }, at) => ({ id, columns: written[at]?.columns ?? {} }))
    const faults = all.map((_, at) => [...(written[at]?.faults ?? [])])
    const isSound = (_: unknown, at: number) => faults[at]?.length === 0
    // A text that is no id or number has its fault already, and the database could not read it.
    const readable = rows.filter(isSound)
    for (const name of this.data.unique) {
      const field: Field = this.data.fields[name] ?? { label: name, kind: 'text' }
      const [column, form] = [columnNameOf(name, field), queries.formOf(field)]
      const clashes = await queries.clashesOf(tx, this.data.table, { column, form }, readable)
      // Of several inputs with the same value, the first one gets it.
      const given = new Set<unknown>()
      for (const [at, { id, columns }] of rows.entries()) {
        const said = columns[column]
        const value = form === undefined ? said : inForm(String(said), form)
        if (clashes.has(id) || given.has(value)) faults[at]?.push({ field: name, message: this.taken(name, said) })
        else if (isSound(undefined, at)) given.add(value)
      }
    }
    for (const [id, fault] of await refused(rows.filter(isSound)))
      faults[rows.findIndex((row) => row.id === id)]?.push(fault)
    const sound = rows.filter(isSound)
    const ids = sound.map(({ id }) => id)
    const soundInputs = all.filter(isSound)
    const saved = await recorded<View>(tx, this.data, ids, async () => {
      await write(tx, sound)
      await this.data.writtenBeside?.(tx, soundInputs)
    })
    const views = new Map(saved.map((view) => [view.id, view]))
    return rows.map(({ id }, at) => {
      const view = views.get(id)
      return view ? { view } : { faults: faults[at] ?? [] }
    })
  }

  private async verb<Answer>(
    actor: Actor,
    name: 'create' | 'update' | 'retire' | 'restore' | 'delete',
    input: object,
    asked: Asked,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const { entity, what } = this.data
    const options = { name: `${entity}.${name}`, title: texts[name](what), input, ...askedOf(asked) }
    const answer = await this.run(actor, options, work)
    this.forget?.()
    return answer
  }

  private async locked(tx: Tx, id: string): Promise<queries.StoredRow> {
    const [row] = await queries.lockRows(tx, this.data.table, [id])
    return row ?? this.missing()
  }

  /** Uses of a row, within a verb. */
  async countUses(em: Em, actor: Actor, id: string): Promise<Use[]> {
    return isId(id) ? ((await usesByIds({ em, actor }, this.data, this.uses(), [id])).get(id) ?? []) : []
  }

  private taken(name: string, value: unknown): string {
    return texts.taken(this.data.fields[name]?.label ?? name, String(value))
  }

  private nameOf(view: View | undefined): string {
    // Rows of lists have the field that identifies them for people.
    return String((view as Readonly<Record<string, unknown>> | undefined)?.[this.data.named] ?? '')
  }

  private missing(): never {
    throw new DomainError('NOT_FOUND', { what: this.data.what })
  }

  private get permissions(): BaseDataPermissions {
    return permissionsOf(this.data)
  }

  private get em(): Em {
    return this.database.em.fork()
  }
}

const editedSchema = (what: string) => z.object({ id: idText(what), version: z.int({ error: texts.version }) })

function viewOf<View>(saved: Saved<View> | undefined): View {
  if (saved?.view) return saved.view
  throw invalidInput((saved?.faults ?? []).map(({ field, message }) => ({ field: `input.${field}`, message })))
}

/** Verbs that the actor may use on a row of base data. */
export const basedataActions = (
  actor: Actor,
  { enabled }: { enabled: boolean },
  permissions: BaseDataPermissions,
): string[] => [
  ...(actor.can(permissions.edit) ? ['update', enabled ? 'retire' : 'restore'] : []),
  ...(actor.can(permissions.del) ? ['delete'] : []),
]
