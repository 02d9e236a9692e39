import { z } from 'zod'
import { actionType } from '../../../kernel/command/action-type.js'
import type { Json } from '../../../kernel/command/command.js'
import type { FieldChange } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { yesOrNo } from '../../../kernel/fields.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import type { CompanyDictionaryChange } from './company-dictionary.view.js'
import { type Dictionary, dictionaries } from './dictionaries.js'
import type { ItemChange } from './dictionary.queries.js'
import { companyItemTable, itemTable } from './fields.js'
import { dictionaryTexts as texts } from './texts.js'

const MOST = 100
const LAST = 9999
const CODE = /^[A-Za-z0-9_-]+$/

const sort = { error: texts.sort(LAST) }
const shape = {
  itemName: requiredTextOf(itemTable.itemName),
  sort: z.int(sort).min(0, sort).max(LAST, sort).nullish(),
}
export const newSchema = z.object({
  itemValue: requiredTextOf(itemTable.itemValue).refine((text) => CODE.test(text), { error: texts.code }),
  ...shape,
})
export const changeSchema = z.object({ ...shape, enabled: z.boolean().nullish() })
const versionSchema = z.int({ error: texts.version })

/** Item with the version that a person has seen. */
export interface SeenItem {
  dictionary: string
  itemValue: string
  version: number
}

/** Facts of an item that the rules judge, the platform's or a company's. */
interface Item {
  itemValue: string
  itemName: string
  sort: number
  enabled: boolean
  version: number
}

export function known(dictionary: string): Dictionary {
  const found = dictionaries.get(dictionary)
  if (!found) throw new DomainError('NOT_FOUND', { what: texts.dictionary })
  return found
}

/** Item that the caller has seen; STALE when it has changed since. */
export function seenItem<One extends Item>(items: readonly One[], { itemValue, version }: SeenItem): One {
  validate(versionSchema, version, 'version')
  const item = items.find((one) => one.itemValue === itemValue)
  if (!item) throw new DomainError('NOT_FOUND', { what: texts.item })
  if (item.version !== version) throw new DomainError('STALE')
  return item
}

/** Refuses to add to a closed dictionary, whose codes the program knows. */
export function refuseClosed({ open, title }: Dictionary): void {
  if (!open) throw invalidInput([{ field: 'dictionary', message: texts.closed(title) }])
}

/** Refuses to retire an item of a closed dictionary, or one that the program knows. */
export function refuseRetired(
  dictionary: Dictionary,
  { itemValue, enabled }: Pick<Item, 'itemValue' | 'enabled'>,
): void {
  if (!enabled && !canRetire(dictionary, itemValue))
    throw invalidInput([{ field: 'input.enabled', message: texts.kept }])
}

const canRetire = ({ open, kept }: Dictionary, itemValue: string): boolean => open && !kept.includes(itemValue)

/** Refuses a taken name: items with equal names could not be told apart, nor read from a sheet. */
export function refuseTaken(others: readonly Item[], name: string): void {
  if (others.some(({ itemName }) => itemName.toLowerCase() === name.toLowerCase()))
    throw invalidInput([{ field: 'input.itemName', message: texts.taken(itemTable.itemName.label, name) }])
}

/**
 * Refuses a new item with a taken code or name, and one above the limit: a dictionary must stay readable at a glance.
 */
export function refuseNew(items: readonly Item[], { itemValue, itemName }: z.output<typeof newSchema>): void {
  if (items.length >= MOST) throw invalidInput([{ field: 'input.itemValue', message: texts.tooMany(MOST) }])
  if (items.some((item) => item.itemValue.toLowerCase() === itemValue.toLowerCase()))
    throw invalidInput([{ field: 'input.itemValue', message: texts.taken(itemTable.itemValue.label, itemValue) }])
  refuseTaken(items, itemName)
}

/** Order of a new item without one: after all others. */
export const behind = (items: readonly Item[]): number =>
  Math.min(Math.max(0, ...items.map((item) => item.sort)) + 1, LAST)

const FIELDS = ['itemName', 'sort', 'enabled'] as const
const labels = new Map<string, string>(FIELDS.map((field) => [field, companyItemTable[field].label]))

/** Changes of an item by a verb, for its history. */
export const changesBetween = (
  kept: Pick<FieldChange, 'entity' | 'entityId'>,
  before: Item | undefined,
  after: Item,
): FieldChange[] =>
  FIELDS.map((field) => ({
    ...kept,
    field,
    before: before?.[field] ?? null,
    after: after[field],
    rowVersion: after.version,
  }))

/** Change of an item, as people read it. */
export const toldOf = ({ field, before, after, ...change }: ItemChange): CompanyDictionaryChange => ({
  ...change,
  field,
  label: labels.get(field) ?? field,
  before: textOf(before),
  after: textOf(after),
  reason: null,
})

const textOf = (value: Exclude<Json, object>): string | null =>
  typeof value === 'boolean' ? yesOrNo(value) : value === null ? null : String(value)

/** Verbs of an item for an actor who may change it. */
export const verbsOf = (
  dictionary: Dictionary,
  { itemValue, enabled }: Pick<Item, 'itemValue' | 'enabled'>,
): string[] => ['update', ...(canRetire(dictionary, itemValue) ? [enabled ? 'retire' : 'restore'] : [])]

/** Verbs of a dictionary. */
export const DictionaryAction = actionType('Dictionary', { create: '新增' })
/** Verbs of an item of a dictionary; those of the platform are not reset. */
export const DictionaryItemAction = actionType('DictionaryItem', {
  update: '修改',
  retire: '停用',
  restore: '启用',
  reset: '恢复平台的设置',
})
