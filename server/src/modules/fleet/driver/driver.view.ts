import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { namedDriverTable } from './fields.js'

@ObjectType('Driver', { description: `${namedDriverTable.name.label}，及其车队长` })
export class DriverView extends objectOf(namedDriverTable) {}
