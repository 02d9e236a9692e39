import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { yesOrNo } from '../../../kernel/fields.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { lockCompany } from '../../company/index.js'
import type {
  CompanyDictionaryChange,
  CompanyDictionaryView,
  DictionaryItemChanges,
  NewDictionaryItem,
} from './company-dictionary.view.js'
import { type Dictionary, dictionaries } from './dictionaries.js'
import * as queries from './dictionary.queries.js'
import { companyItemTable, itemTable } from './fields.js'
import { dictionaryTexts as texts } from './texts.js'

const GET = 'chain:basedata:get'
const ADD = 'chain:basedata:add'
const EDIT = 'chain:basedata:edit'
const MOST = 100
const LAST = 9999
const CODE = /^[A-Za-z0-9_-]+$/

const sort = { error: texts.sort(LAST) }
const shape = {
  itemName: requiredTextOf(itemTable.itemName),
  sort: z.int(sort).min(0, sort).max(LAST, sort).nullish(),
}
const newSchema = z.object({
  itemValue: requiredTextOf(itemTable.itemValue).refine((text) => CODE.test(text), { error: texts.code }),
  ...shape,
})
const changeSchema = z.object({ ...shape, enabled: z.boolean().nullish() })
const versionSchema = z.int({ error: texts.version })

/** Which item somebody has seen. */
export interface SeenItem {
  dictionary: string
  itemValue: string
  version: number
}

type Own = Pick<queries.OwnItem, 'ownName' | 'ownSort' | 'enabled'>

/** Dictionaries as a company words them: codes stay, and what they are called, their order and their use are its own. */
export class CompanyDictionaryService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** The dictionaries that a company may word. */
  async list(actor: Actor): Promise<CompanyDictionaryView[]> {
    actor.assert(GET)
    const counts = await queries.ownCounts(this.em, actor)
    return [...dictionaries].map(([name, { title, open }]) => ({ name, title, open, ownCount: counts.get(name) ?? 0 }))
  }

  /** All items of one, out of use or not. */
  async items(actor: Actor, dictionary: string): Promise<queries.CompanyItem[]> {
    actor.assert(GET)
    known(dictionary)
    return queries.companyItems(this.em, actor, dictionary)
  }

  /** Who changed what of one and when, the last change first. */
  async changes(actor: Actor, dictionary: string): Promise<CompanyDictionaryChange[]> {
    actor.assert(GET)
    known(dictionary)
    const changes = await queries.changesOfItems(this.em, actor, dictionary)
    return changes.map(({ field, before, after, ...change }) => ({
      ...change,
      field,
      label: labels.get(field) ?? field,
      before: toldOf(before),
      after: toldOf(after),
      reason: null,
    }))
  }

  /** Adds an item to a dictionary that the program does not go by. */
  create(actor: Actor, dictionary: string, given: NewDictionaryItem, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(ADD)
    const { title, open } = known(dictionary)
    const input = validate(newSchema, given, 'input')
    if (!open) throw invalidInput([{ field: 'dictionary', message: texts.closed(title) }])
    return this.verb(actor, 'create', { dictionary, ...input }, asked, async (tx, items) => {
      const { itemValue, itemName } = input
      if (items.length >= MOST) throw invalidInput([{ field: 'input.itemValue', message: texts.tooMany(MOST) }])
      if (items.some((item) => item.itemValue.toLowerCase() === itemValue.toLowerCase()))
        throw invalidInput([{ field: 'input.itemValue', message: texts.taken(itemTable.itemValue.label, itemValue) }])
      refuseTaken(items, itemName)
      const last = Math.max(0, ...items.map((item) => item.sort))
      const own = { ownName: itemName, ownSort: input.sort ?? Math.min(last + 1, LAST), enabled: true }
      return write(tx, dictionary, itemValue, undefined, own)
    })
  }

  /** Words, orders, retires or restores an item; what is as the platform says follows the platform. STALE when it has changed since. */
  update(actor: Actor, seen: SeenItem, given: DictionaryItemChanges, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(EDIT)
    const { dictionary, itemValue } = seen
    const { open, kept } = known(dictionary)
    const input = validate(changeSchema, given, 'input')
    return this.verb(actor, 'update', { ...seen, ...input }, asked, async (tx, items) => {
      const item = seenItem(items, seen)
      const { platformName, platformSort } = item
      const enabled = input.enabled ?? item.enabled
      if (!enabled && (!open || kept.includes(itemValue)))
        throw invalidInput([{ field: 'input.enabled', message: texts.kept }])
      refuseTaken(
        items.filter((other) => other !== item),
        input.itemName,
      )
      const wanted = input.sort ?? item.sort
      return write(tx, dictionary, itemValue, item, {
        ownName: input.itemName === platformName ? null : input.itemName,
        ownSort: wanted === platformSort ? null : wanted,
        enabled,
      })
    })
  }

  /** Back to what the platform says. */
  reset(actor: Actor, seen: SeenItem, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(EDIT)
    known(seen.dictionary)
    return this.verb(actor, 'reset', { ...seen }, asked, async (tx, items) => {
      const item = seenItem(items, seen)
      if (item.platformName === null) throw invalidInput([{ field: 'itemValue', message: texts.own }])
      refuseTaken(
        items.filter((other) => other !== item),
        item.platformName,
      )
      return write(tx, seen.dictionary, seen.itemValue, item, { ownName: null, ownSort: null, enabled: true })
    })
  }

  private verb(
    actor: Actor,
    name: 'create' | 'update' | 'reset',
    input: { dictionary: string },
    asked: Asked,
    work: (tx: Tx, items: readonly queries.CompanyItem[]) => Promise<queries.CompanyItem>,
  ): Promise<queries.CompanyItem> {
    const options = { name: `dictionaryItem.${name}`, title: texts[name], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      // Names are looked at before they are written: one after the other.
      await lockCompany(tx)
      return work(tx, await queries.companyItems(tx.em, actor, input.dictionary))
    })
  }

  private get em(): Em {
    return this.database.em.fork()
  }
}

function known(dictionary: string): Dictionary {
  const found = dictionaries.get(dictionary)
  if (!found) throw new DomainError('NOT_FOUND', { what: texts.dictionary })
  return found
}

function seenItem(items: readonly queries.CompanyItem[], { itemValue, version }: SeenItem): queries.CompanyItem {
  validate(versionSchema, version, 'version')
  const item = items.find((one) => one.itemValue === itemValue)
  if (!item) throw new DomainError('NOT_FOUND', { what: texts.item })
  if (item.version !== version) throw new DomainError('STALE')
  return item
}

/** Two items of a name could not be told apart, nor read from a sheet. */
function refuseTaken(others: readonly queries.CompanyItem[], name: string): void {
  if (others.some(({ itemName }) => itemName.toLowerCase() === name.toLowerCase()))
    throw invalidInput([{ field: 'input.itemName', message: texts.taken(itemTable.itemName.label, name) }])
}

/** Writes what differs, with its history, and gives the item as it is now. */
async function write(
  tx: Tx,
  dictionary: string,
  itemValue: string,
  before: queries.CompanyItem | undefined,
  own: Own,
): Promise<queries.CompanyItem> {
  const isSame =
    before && before.ownName === own.ownName && before.ownSort === own.ownSort && before.enabled === own.enabled
  if (isSame) return before
  const entityId = await queries.writeItem(tx, { dictionary, itemValue, ...own })
  const items = await queries.companyItems(tx.em, tx.actor, dictionary)
  const after = items.find((item) => item.itemValue === itemValue)
  if (!after) throw new DomainError('NOT_FOUND', { what: texts.item })
  await recordChanges(
    tx,
    FIELDS.map((field) => ({
      entity: queries.ENTITY,
      entityId,
      field,
      before: before?.[field] ?? null,
      after: after[field],
      rowVersion: after.version,
    })),
  )
  return after
}

const FIELDS = ['itemName', 'sort', 'enabled'] as const
const labels = new Map<string, string>(FIELDS.map((field) => [field, companyItemTable[field].label]))

const toldOf = (value: string | number | boolean | null): string | null =>
  typeof value === 'boolean' ? yesOrNo(value) : value === null ? null : String(value)

/** What the actor may do with an item now. */
export function itemActions(actor: Actor, item: queries.CompanyItem): string[] {
  if (!actor.can(EDIT)) return []
  const { open, kept } = known(item.id.slice(0, item.id.indexOf(':')))
  const isOwn = item.ownName !== null || item.ownSort !== null || !item.enabled
  return [
    'update',
    ...(open && !kept.includes(item.itemValue) ? [item.enabled ? 'retire' : 'restore'] : []),
    ...(item.platformName !== null && isOwn ? ['reset'] : []),
  ]
}

/** What the actor may do with a dictionary. */
export const dictionaryActions = (actor: Actor, { open }: Pick<CompanyDictionaryView, 'open'>): string[] =>
  open && actor.can(ADD) ? ['create'] : []
