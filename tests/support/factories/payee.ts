import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueAccount, uniqueDigits, uniqueMobile } from '../unique'

export interface Payee {
  id: string
  name: string
  carrierName: string
  bankNo: string
  bankName: string
}

/** Payee that can be paid: with a contract, by default without an end, and with bank number and bank name. */
export const newPayee = (
  company: TestCompany,
  {
    name = `陈${uniqueDigits(6)}`,
    contractSigned = true,
    bankNo = uniqueAccount(),
    bankName = '建设银行深圳分行',
    contractTo = null as string | null,
  } = {},
) =>
  insert('payee', {
    companyId: company.id,
    id: newId(),
    name,
    carrierName: `${name}运输队`,
    mobile: uniqueMobile(),
    bankNo,
    bankName,
    contractSigned,
    contractTo,
  })
