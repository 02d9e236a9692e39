import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const Payee = defineEntity({
  name: 'Payee',
  tableName: 'payee',
  comment: '收款人：款项付到的账户',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().check('length(name) <= 10').comment('收款人姓名'),
    reading: p.text().generated('(name_reading(name)) stored').comment('收款人姓名的拼音，供按拼音与首字母搜索'),
    carrierName: p.text().comment('承运人名称'),
    mobile: p.text().strictNullable().comment('手机号'),
    bankNo: p.text().check("bank_no ~ '^[0-9]{0,20}$'").default('').comment('银行卡号'),
    bankName: p.text().check('length(bank_name) <= 30').default('').comment('开户行'),
    contractSigned: p.boolean().default(false).comment('是否已签约'),
    contractUrl: p
      .text()
      .strictNullable()
      .check('length(contract_url) between 1 and 500')
      .comment('合同文件的地址；没有的为空'),
    contractFrom: p.date().strictNullable().comment('合同有效期起；不限的为空'),
    contractTo: p.date().strictNullable().comment('合同有效期止，当日有效；不限的为空'),
    accountKind: p
      .enum(['CARD', 'WRONG_CARD', 'ACCOUNT'])
      .strictNullable()
      .comment('收款账号的种类：银行卡、校验位不符的卡号、其他账号；还没有校验的为空'),
    accountBy: p.uuid().strictNullable().comment('录入收款账号的人；录入早于记录的为空'),
    accountSeen: p.boolean().default(false).comment('收款账号是否已由录入人以外的人核对，或审核过付到该账号的付款单'),
    accountConfirmedBy: p.uuid().strictNullable().comment('核对校验位不符的卡号的人；没有核对的为空'),
    accountConfirmedByName: p.text().strictNullable().comment('核对校验位不符的卡号的人姓名'),
    accountConfirmedAt: moment().strictNullable().comment('核对校验位不符的卡号的时间'),
    accountConfirmReason: p
      .text()
      .strictNullable()
      .check('length(account_confirm_reason) between 1 and 200')
      .comment('仍用校验位不符的卡号的原因'),
    signedBy: p.uuid().strictNullable().comment('登记签约的人；签约早于登记的为空'),
    signedByName: p.text().strictNullable().comment('登记签约的人姓名'),
    signedAt: moment().strictNullable().comment('登记签约的时间'),
    mergedInto: p.uuid().strictNullable().comment('重复的收款人并入哪一个'),
    enabled: p.boolean().default(true).comment('是否启用'),
    ...edited,
  },
  checks: [
    { expression: 'merged_into is null or not enabled' },
    { expression: 'contract_to >= contract_from' },
    {
      expression:
        '(account_confirmed_by is null) = (account_confirmed_by_name is null) and (account_confirmed_by is null) = (account_confirmed_at is null) and (account_confirmed_by is null) = (account_confirm_reason is null)',
    },
    { expression: 'account_confirmed_by <> account_by' },
    { expression: "account_confirmed_by is null or account_kind = 'WRONG_CARD'" },
    {
      expression: 'contract_signed or contract_url is null and contract_from is null and contract_to is null',
    },
    {
      expression:
        '(signed_by is null) = (signed_at is null) and (signed_by is null) = (signed_by_name is null) and (signed_at is null or contract_signed)',
    },
  ],
  uniques: [{ properties: ['companyId', 'name', 'bankNo', 'bankName'] }],
})
export type Payee = InferEntity<typeof Payee>
