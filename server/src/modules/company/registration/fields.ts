import type { Field } from '../../../kernel/fields.js'
import { CompanyType, RegistrationStatus } from './enums.js'
import { companyTypeLabel, registrationStatusLabel } from './labels.js'
import { registrationTexts as texts } from './texts.js'

const nullable = { nullable: true } as const
/** What an upload answered. */
const picture = { kind: 'text', ...nullable, length: 500, note: '的图片链接' } as const

/** What the form of a company or a dump site asks for (000 §3, §5), beside the code. */
export const formTable = {
  companyType: { label: companyTypeLabel, kind: 'code', code: { values: CompanyType, labels: texts.companyTypes } },
  companyName: { label: '公司名称', kind: 'text', length: 20 },
  companyNo: { label: '统一社会信用代码', kind: 'text', ...nullable, length: 50 },
  registerAddress: { label: '注册地址', kind: 'text', ...nullable, length: 100 },
  companyUrl: { label: '营业执照', ...picture },
  idCardPositiveUrl: { label: '身份证国徽面', ...picture },
  idCardNegativeUrl: { label: '身份证头像面', ...picture },
  idNo: { label: '身份证号', kind: 'text', ...nullable, length: 50 },
  contactName: { label: '管理员姓名', kind: 'text', length: 10 },
  contactPhone: { label: '管理员手机号', kind: 'text', length: 20 },
} as const satisfies Record<string, Field>

/** The one table of a registration's fields as it is answered. */
export const registrationTable = {
  id: { label: '编号', kind: 'id' },
  companyType: formTable.companyType,
  companyName: formTable.companyName,
  status: {
    label: registrationStatusLabel,
    kind: 'code',
    code: { values: RegistrationStatus, labels: texts.statuses },
  },
  reason: { label: '驳回原因', kind: 'text', ...nullable },
  companyAuthId: { label: '通过后开通的公司', kind: 'id', ...nullable },
} as const satisfies Record<string, Field>
