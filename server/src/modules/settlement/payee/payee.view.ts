import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { payeeTable } from './fields.js'

/** Payee with every documented field (docs/behaviour/settlement.md). */
@ObjectType('Payee', { description: payeeTable.payeeName.label })
export class PayeeView extends objectOf(payeeTable) {}
