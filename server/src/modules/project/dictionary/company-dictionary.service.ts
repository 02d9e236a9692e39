import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockCompany } from '../../company/index.js'
import type {
  CompanyDictionaryChange,
  CompanyDictionaryView,
  DictionaryItemChanges,
  NewDictionaryItem,
} from './company-dictionary.view.js'
import { dictionaries } from './dictionaries.js'
import * as queries from './dictionary.queries.js'
import * as rules from './item-rules.js'
import { dictionaryTexts as texts } from './texts.js'

const GET = 'chain:basedata:get'
const ADD = 'chain:basedata:add'
const EDIT = 'chain:basedata:edit'

type Own = Pick<queries.OwnItem, 'ownName' | 'ownSort' | 'ownEnabled'>
/** Item without a setting of the company. */
const asPlatform: Own = { ownName: null, ownSort: null, ownEnabled: null }

/** Dictionaries in the wording of a company: codes are fixed; names, order and use are the company's. */
export class CompanyDictionaryService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** Dictionaries, with the number of items that the company has set itself. */
  async list(actor: Actor): Promise<CompanyDictionaryView[]> {
    actor.assert(GET)
    const counts = await queries.ownCounts(this.em, actor)
    return [...dictionaries].map(([name, { title, open }]) => ({ name, title, open, ownCount: counts.get(name) ?? 0 }))
  }

  /** All items of a dictionary, retired ones included. */
  async items(actor: Actor, dictionary: string): Promise<queries.CompanyItem[]> {
    actor.assert(GET)
    rules.known(dictionary)
    return queries.companyItems(this.em, actor, dictionary)
  }

  /** Changes of a dictionary's items, the last one first. */
  async changes(actor: Actor, dictionary: string): Promise<CompanyDictionaryChange[]> {
    actor.assert(GET)
    rules.known(dictionary)
    return (await queries.changesOfItems(this.em, actor, dictionary)).map(rules.toldOf)
  }

  /** Adds an item to an open dictionary. */
  create(actor: Actor, dictionary: string, given: NewDictionaryItem, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(ADD)
    const one = rules.known(dictionary)
    const input = validate(rules.newSchema, given, 'input')
    rules.refuseClosed(one)
    return this.verb(actor, 'create', { dictionary, ...input }, asked, async (tx, items) => {
      rules.refuseNew(items, input)
      const own = { ownName: input.itemName, ownSort: input.sort ?? rules.behind(items), ownEnabled: null }
      return write(tx, dictionary, input.itemValue, undefined, own)
    })
  }

  /**
   * Renames, orders, retires or restores an item. A value equal to the platform's is not stored, so that it follows
   * later changes of the platform. STALE when the item has changed since.
   */
  update(actor: Actor, seen: rules.SeenItem, given: DictionaryItemChanges, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(EDIT)
    const { dictionary, itemValue } = seen
    const one = rules.known(dictionary)
    const input = validate(rules.changeSchema, given, 'input')
    return this.verb(actor, 'update', { ...seen, ...input }, asked, async (tx, items) => {
      const item = rules.seenItem(items, seen)
      const { platformName, platformSort, platformEnabled } = item
      const enabled = input.enabled ?? item.enabled
      rules.refuseRetired(one, { itemValue, enabled })
      // Only a new name is checked, since the platform may have given the old name to another item meanwhile.
      if (input.itemName !== item.itemName) rules.refuseTaken(others(items, item), input.itemName)
      const wanted = input.sort ?? item.sort
      const ownName = input.itemName === platformName ? null : input.itemName
      return write(tx, dictionary, itemValue, item, {
        ownName,
        ownSort: wanted === platformSort ? null : wanted,
        ownEnabled: enabled === (ownName !== null || platformEnabled === true) ? null : enabled,
      })
    })
  }

  /** Removes the company's settings of an item, so that those of the platform apply again. */
  reset(actor: Actor, seen: rules.SeenItem, asked: Asked): Promise<queries.CompanyItem> {
    actor.assert(EDIT)
    rules.known(seen.dictionary)
    return this.verb(actor, 'reset', { ...seen }, asked, async (tx, items) => {
      const item = rules.seenItem(items, seen)
      if (item.platformName === null) throw invalidInput([{ field: 'itemValue', message: texts.own }])
      rules.refuseTaken(others(items, item), item.platformName)
      return write(tx, seen.dictionary, seen.itemValue, item, asPlatform)
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
      // Locks the company, so that two items never get one name at once.
      await lockCompany(tx)
      return work(tx, await queries.companyItems(tx.em, actor, input.dictionary))
    })
  }

  private get em(): Em {
    return this.database.em.fork()
  }
}

const others = (items: readonly queries.CompanyItem[], item: queries.CompanyItem): queries.CompanyItem[] =>
  items.filter((other) => other !== item)

/** Writes an item with its history, unless nothing differs; returns the stored item. */
async function write(
  tx: Tx,
  dictionary: string,
  itemValue: string,
  before: queries.CompanyItem | undefined,
  own: Own,
): Promise<queries.CompanyItem> {
  const isSame =
    before && before.ownName === own.ownName && before.ownSort === own.ownSort && before.ownEnabled === own.ownEnabled
  if (isSame) return before
  const entityId = await queries.writeItem(tx, { dictionary, itemValue, ...own })
  const items = await queries.companyItems(tx.em, tx.actor, dictionary)
  const after = items.find((item) => item.itemValue === itemValue)
  if (!after) throw new DomainError('NOT_FOUND', { what: texts.item })
  await recordChanges(tx, rules.changesBetween({ entity: queries.ENTITY, entityId }, before, after))
  return after
}

/** Verbs that the actor may use on an item. */
export function itemActions(actor: Actor, item: queries.CompanyItem): string[] {
  if (!actor.can(EDIT)) return []
  const isOwn = item.ownName !== null || item.ownSort !== null || item.ownEnabled !== null
  return [
    ...rules.verbsOf(rules.known(item.id.slice(0, item.id.indexOf(':'))), item),
    ...(item.platformName !== null && isOwn ? ['reset'] : []),
  ]
}

/** Verbs that the actor may use on a dictionary. */
export const dictionaryActions = (actor: Actor, { open }: Pick<CompanyDictionaryView, 'open'>): string[] =>
  open && actor.can(ADD) ? ['create'] : []
