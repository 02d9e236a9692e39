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

/** A payee that can be paid: under a contract without an end unless one is given, bank number and bank name given. */
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
