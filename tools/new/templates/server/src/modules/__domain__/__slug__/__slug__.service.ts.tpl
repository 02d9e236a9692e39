import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { idTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type {{Type}}Input, {{one}}Schema } from './{{slug}}.inputs.js'
import * as queries from './{{slug}}.queries.js'
import type { {{Type}}Change, {{Type}}Filter, {{Type}}SortField, {{Type}}Summary, {{Type}}View } from './{{slug}}.view.js'
import { {{one}}Table as table } from './fields.js'
import { {{one}}Texts as texts } from './texts.js'

const idSchema = idTextOf(table.id)
const editedSchema = z.object({ id: idSchema, version: z.int({ error: texts.version }) })
/** Fields whose changes are kept. */
const KEPT = ['name', 'remark'] as const

/** {{Words}} of a company: its own list, in which no two have the same name. */
export class {{Type}}Service {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of the company's {{words}}. */
  list(actor: Actor, request: ListRequest<{{Type}}Filter, {{Type}}SortField>): Promise<Page<{{Type}}View, {{Type}}Summary>> {
    actor.assert('chain:{{key}}:get')
    return readList(this.database.em.fork(), actor, queries.{{one}}List, request)
  }

  /** One of them; undefined for an id that the company does not have. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<{{Type}}View | undefined> {
    actor.assert('chain:{{key}}:get')
    return queries.find{{Type}}(this.database.em.fork(), actor, id, fields)
  }

  /** Changes of one, the last one first. */
  async history(actor: Actor, id: string): Promise<{{Type}}Change[]> {
    actor.assert('chain:{{key}}:get')
    const changes = await queries.changesOf{{Type}}(this.database.em.fork(), actor, id)
    return changes.map((change) => {
      const kept = KEPT.find((field) => field === change.field)
      return { ...change, label: kept ? table[kept].label : change.field }
    })
  }

  /** Makes one; INVALID_INPUT when the name is missing, too long or taken. */
  create(actor: Actor, given: {{Type}}Input, asked: Asked = {}): Promise<{{Type}}View> {
    actor.assert('chain:{{key}}:add')
    const input = validate({{one}}Schema, given, 'input')
    const options = { name: '{{one}}.create', title: texts.create, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      await assertNameFree(tx, input.name, null)
      const id = await queries.insert{{Type}}(tx, input)
      await recorded(tx, id, null, input)
      return viewOf(tx, id)
    })
  }

  /** Changes one; STALE when it is not the version that the caller has seen. */
  update(
    actor: Actor,
    edited: { id: string; version: number },
    given: {{Type}}Input,
    asked: Asked = {},
  ): Promise<{{Type}}View> {
    actor.assert('chain:{{key}}:edit')
    const { id, version } = validate(editedSchema, edited)
    const input = validate({{one}}Schema, given, 'input')
    const options = { name: '{{one}}.update', title: texts.update, input: { id, version, ...input }, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const stored = await locked(tx, id)
      if (stored.version !== version) throw new DomainError('STALE')
      await assertNameFree(tx, input.name, stored.id)
      await queries.update{{Type}}(tx, stored.id, input)
      await recorded(tx, stored.id, stored, input)
      return viewOf(tx, stored.id)
    })
  }

  /** Deletes one; what it was stays in the history. */
  delete(actor: Actor, id: string, asked: Asked = {}): Promise<boolean> {
    actor.assert('chain:{{key}}:del')
    const input = { id: validate(idSchema, id, 'id') }
    const options = { name: '{{one}}.delete', title: texts.delete, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const stored = await locked(tx, input.id)
      await queries.delete{{Type}}(tx, stored.id)
      await recorded(tx, stored.id, stored, null)
      return true
    })
  }
}

/** Verbs that the actor may use on one. */
export const {{one}}Actions = (actor: Actor): string[] => [
  ...(actor.can('chain:{{key}}:edit') ? ['update'] : []),
  ...(actor.can('chain:{{key}}:del') ? ['delete'] : []),
]

async function locked(tx: Tx, id: string): Promise<queries.Stored{{Type}}> {
  const stored = await queries.lock{{Type}}(tx, id)
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.{{one}} })
  return stored
}

async function viewOf(tx: Tx, id: string): Promise<{{Type}}View> {
  const view = await queries.find{{Type}}(tx.em, tx.actor, id)
  if (!view) throw new Error(`{{slug}} ${id} was written and is not there`)
  return view
}

async function assertNameFree(tx: Tx, name: string, exceptId: string | null): Promise<void> {
  await queries.lockNames(tx)
  if (await queries.isNameTaken(tx, name, exceptId))
    throw invalidInput([{ field: 'input.name', message: texts.nameTaken(name) }])
}

/** Keeps what it was and what it is now. */
const recorded = (
  tx: Tx,
  entityId: string,
  before: queries.Given{{Type}} | null,
  after: queries.Given{{Type}} | null,
): Promise<void> =>
  recordChanges(
    tx,
    KEPT.map((field) => ({
      entity: queries.ENTITY,
      entityId,
      field,
      before: before?.[field] ?? null,
      after: after?.[field] ?? null,
    })),
  )
