import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { payeeTable } from './fields.js'

/** Payee info of 000 §3. */
@ObjectType('Payee', { description: payeeTable.payeeName.label })
export class PayeeView extends objectOf(payeeTable) {}
