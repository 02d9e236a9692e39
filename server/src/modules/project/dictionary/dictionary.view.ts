import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { itemTable } from './fields.js'

@ObjectType('DictionaryItem', { description: `${itemTable.dictionary.label}项` })
export class DictionaryItemView extends objectOf(itemTable) {}
