import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { basePayeeTable } from '../payee/fields.js'
import { accountFactsOf } from './bank-card.js'
import { BankOfAccountView } from './bank-card.view.js'

@Resolver()
export class BankCardResolver {
  @Query(() => BankOfAccountView, { description: '由收款账号认出银行，并核对银行卡的校验位；对公账号没有校验位' })
  bankOfAccount(
    @Ctx() context: RequestContext,
    @Arg('bindingBankNo', () => String, { description: basePayeeTable.bindingBankNo.label }) bindingBankNo: string,
  ): BankOfAccountView {
    // Asking who asks refuses strangers.
    void context.actor
    const { kind, bankName } = accountFactsOf(bindingBankNo)
    return { kind, bindingBankName: bankName }
  }
}
