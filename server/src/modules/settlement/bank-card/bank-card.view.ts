import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { bankCardTable } from './fields.js'

@ObjectType('BankOfAccount', { description: '由收款账号得出的银行及其校验' })
export class BankOfAccountView extends objectOf(bankCardTable) {}
