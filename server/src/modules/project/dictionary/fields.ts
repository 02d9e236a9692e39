import { type Field, pick } from '../../../kernel/fields.js'
import { basedataTable } from '../../basedata/index.js'
import { ownId } from '../project/fields.js'
import { soilTable } from '../soil/fields.js'

const nullable = { nullable: true } as const

/** The fields of a dictionary's item. */
export const itemTable = {
  dictionary: { label: '字典', kind: 'text', api: null },
  itemName: { label: '名称', kind: 'text', length: 20 },
  itemValue: { label: '值', kind: 'text', length: 20 },
} as const satisfies Record<string, Field>

/** The fields of a dictionary as a company words it. */
export const companyDictionaryTable = {
  name: { label: itemTable.dictionary.label, kind: 'text', note: '的名称，例如 garbage_type' },
  title: { label: '字典名称', kind: 'text' },
  open: { label: '可增减', kind: 'flag', note: '：公司可以增加和停用条目；否则只能改名称和排序' },
  ownCount: { label: '公司改过的条目数', kind: 'count' },
} as const satisfies Record<string, Field>

/** The fields of an item as a company words it. */
export const companyItemTable = {
  id: ownId,
  itemValue: { ...itemTable.itemValue },
  itemName: { ...itemTable.itemName, note: '，现在使用的' },
  platformName: { label: '平台名称', kind: 'text', ...nullable, note: '；公司另加的条目没有' },
  platformEnabled: { label: '平台在用', kind: 'flag', ...nullable, note: '；公司另加的条目没有' },
  ownName: { label: '本公司名称', kind: 'text', ...nullable, note: '；为空时沿用平台' },
  sort: soilTable.sort,
  enabled: basedataTable.enabled,
  version: { ...basedataTable.version, note: '，修改时带回；0 为从未修改' },
} as const satisfies Record<string, Field>

/** Fields of a dictionary for the platform's desk. */
export const platformDictionaryTable = {
  ...pick(companyDictionaryTable, 'name', 'title'),
  open: { ...companyDictionaryTable.open, note: '：可以增加和停用条目；否则只能改名称和排序' },
} as const satisfies Record<string, Field>
export const platformItemTable = {
  ...pick(companyItemTable, 'id', 'itemValue'),
  itemName: itemTable.itemName,
  ...pick(companyItemTable, 'sort', 'enabled'),
  version: { ...basedataTable.version, note: '，修改时带回' },
} as const satisfies Record<string, Field>

/** Descriptions of the arguments that identify an item. */
export const ofDictionary = { description: `${companyDictionaryTable.name.label}${companyDictionaryTable.name.note}` }
export const ofItem = { description: itemTable.itemValue.label }
export const seen = { description: '所见的版本' }
