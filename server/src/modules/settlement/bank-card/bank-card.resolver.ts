import { Arg, Ctx, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { objectOf } from '../../../kernel/fields.js'
import { basePayeeTable } from '../payee/fields.js'
import { accountFactsOf } from './bank-card.js'
import { bankCardTable } from './fields.js'

@ObjectType('BankOfAccount', { description: '由收款账号得出的银行及其校验' })
export class BankOfAccountView extends objectOf(bankCardTable) {}

@Resolver()
export class BankCardResolver {
  @Query(() => BankOfAccountView, { description: '由收款账号认出银行，并核对银行卡的校验位；对公账号没有校验位' })
  bankOfAccount(
    @Ctx() context: RequestContext,
    @Arg('bindingBankNo', () => String, { description: basePayeeTable.bindingBankNo.label }) bindingBankNo: string,
  ): BankOfAccountView {
    // Reading the actor refuses requests without a session.
    void context.actor
    const { kind, bankName } = accountFactsOf(bindingBankNo)
    return { kind, bindingBankName: bankName }
  }
}
