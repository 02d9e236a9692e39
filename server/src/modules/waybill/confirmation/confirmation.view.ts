import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { confirmationTable } from './fields.js'

/** Standing word of one side about a trip. */
@ObjectType('TripConfirmation', { description: '趟次签认：司机或渣土场一方对一趟的说法' })
export class ConfirmationView extends objectOf(confirmationTable) {}
