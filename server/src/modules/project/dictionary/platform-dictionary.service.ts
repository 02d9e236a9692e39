import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { lockCompany } from '../../company/index.js'
import type { NewDictionaryItem } from './company-dictionary.view.js'
import { dictionaries } from './dictionaries.js'
import * as rules from './item-rules.js'
import * as queries from './platform-dictionary.queries.js'
import type {
  PlatformDictionaryChange,
  PlatformDictionaryItemChanges,
  PlatformDictionaryItemView,
  PlatformDictionaryView,
} from './platform-dictionary.view.js'
import { dictionaryTexts as texts } from './texts.js'

const EDIT = 'platform:dictionary:edit'

/** Dictionaries of the platform, kept by its desk: they apply to every company without its own wording. */
export class PlatformDictionaryService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** All dictionaries with all items, retired ones included. */
  async list(actor: Actor): Promise<PlatformDictionaryView[]> {
    actor.assert(EDIT)
    const items = await queries.allItems(this.em)
    return [...dictionaries].map(([name, { title, open }]) => ({
      name,
      title,
      open,
      items: items.filter(({ dictionary }) => dictionary === name).map(shown),
    }))
  }

  /** Changes of a dictionary's items, the last one first. */
  async changes(actor: Actor, dictionary: string): Promise<PlatformDictionaryChange[]> {
    actor.assert(EDIT)
    rules.known(dictionary)
    return (await queries.changesOfItems(this.em, actor, dictionary)).map(rules.toldOf)
  }

  /** Adds an item to an open dictionary. */
  create(
    actor: Actor,
    dictionary: string,
    given: NewDictionaryItem,
    asked: Asked,
  ): Promise<PlatformDictionaryItemView> {
    actor.assert(EDIT)
    const one = rules.known(dictionary)
    const input = validate(rules.newSchema, given, 'input')
    rules.refuseClosed(one)
    return this.verb(actor, 'create', { dictionary, ...input }, asked, async (tx, items) => {
      rules.refuseNew(items, input)
      const { itemValue, itemName, sort } = input
      return write(tx, undefined, { dictionary, itemValue, itemName, sort: sort ?? rules.behind(items), enabled: true })
    })
  }

  /** Renames, orders, retires or restores an item. STALE when it has changed since. */
  update(
    actor: Actor,
    seen: rules.SeenItem,
    given: PlatformDictionaryItemChanges,
    asked: Asked,
  ): Promise<PlatformDictionaryItemView> {
    actor.assert(EDIT)
    const { dictionary, itemValue } = seen
    const one = rules.known(dictionary)
    const input = validate(rules.changeSchema, given, 'input')
    return this.verb(actor, 'update', { ...seen, ...input }, asked, async (tx, items) => {
      const item = rules.seenItem(items, seen)
      const { itemName, sort, enabled } = input
      const wording = { itemName, sort: sort ?? item.sort, enabled: enabled ?? item.enabled }
      rules.refuseRetired(one, { itemValue, enabled: wording.enabled })
      rules.refuseTaken(
        items.filter((other) => other !== item),
        itemName,
      )
      return write(tx, item, { dictionary, itemValue, ...wording })
    })
  }

  private verb(
    actor: Actor,
    name: 'create' | 'update',
    input: { dictionary: string },
    asked: Asked,
    work: (tx: Tx, items: readonly queries.PlatformItem[]) => Promise<queries.PlatformItem>,
  ): Promise<PlatformDictionaryItemView> {
    const options = { name: `platformDictionaryItem.${name}`, title: texts.platform[name], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      // All items belong to the desk's company: verbs run one after the other, since names are checked before they are
      // written.
      await lockCompany(tx)
      return shown(await work(tx, await queries.allItems(tx.em, input.dictionary)))
    })
  }

  private get em(): Em {
    return this.database.em.fork()
  }
}

const shown = ({ dictionary, rowId: _, ...item }: queries.PlatformItem): PlatformDictionaryItemView => ({
  id: `${dictionary}:${item.itemValue}`,
  ...item,
})

/** Writes an item with its history, unless nothing differs; returns the stored item. */
async function write(
  tx: Tx,
  before: queries.PlatformItem | undefined,
  wording: queries.Wording,
): Promise<queries.PlatformItem> {
  const { itemName, sort, enabled } = wording
  if (before?.itemName === itemName && before.sort === sort && before.enabled === enabled) return before
  const after = await queries.writeItem(tx, wording)
  if (!after) throw new DomainError('NOT_FOUND', { what: texts.item })
  await recordChanges(tx, rules.changesBetween({ entity: queries.ENTITY, entityId: after.rowId }, before, after))
  return after
}

/** Verbs that the actor may use on an item. */
export const itemActions = (actor: Actor, { id, ...item }: PlatformDictionaryItemView): string[] =>
  actor.can(EDIT) ? rules.verbsOf(rules.known(id.slice(0, id.indexOf(':'))), item) : []

/** Verbs that the actor may use on a dictionary. */
export const dictionaryActions = (actor: Actor, { open }: Pick<PlatformDictionaryView, 'open'>): string[] =>
  open && actor.can(EDIT) ? ['create'] : []
