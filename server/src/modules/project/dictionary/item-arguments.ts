import { companyDictionaryTable, itemTable } from './fields.js'

/** What the arguments of verbs are, that name an item. */
export const ofDictionary = { description: `${companyDictionaryTable.name.label}${companyDictionaryTable.name.note}` }
export const ofItem = { description: itemTable.itemValue.label }
export const seen = { description: '所见的版本' }
