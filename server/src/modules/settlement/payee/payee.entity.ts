import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'

export const Payee = defineEntity({
  name: 'Payee',
  tableName: 'payee',
  comment: '收款人：款项付到的账户',
  filters: ofCompany,
  properties: {
    ...companyKey,
    name: p.text().check('length(name) <= 10').comment('收款人姓名'),
    carrierName: p.text().comment('承运人名称'),
    mobile: p.text().strictNullable().comment('手机号'),
    bankNo: p.text().check("bank_no ~ '^[0-9]{0,20}$'").default('').comment('银行卡号'),
    bankName: p.text().check('length(bank_name) <= 30').default('').comment('开户行'),
    contractSigned: p.boolean().default(false).comment('是否已签约'),
    createdAt: moment().defaultRaw('now()').comment('创建时间'),
  },
  uniques: [{ properties: ['companyId', 'name', 'bankNo', 'bankName'] }],
})
export type Payee = InferEntity<typeof Payee>

/** Only a signed one with a bank number and a bank name can be submitted (decisions §3). */
export const isReady = ({ contractSigned, bankNo, bankName }: Payee): boolean =>
  contractSigned && bankNo !== '' && bankName !== ''
