import type { Field } from '../../../kernel/fields.js'
import { CompanyType, companyTypeLabel, RegistrationStatus, registrationStatusLabel } from '../enums.js'
import { registrationTexts as texts } from './texts.js'

const nullable = { nullable: true } as const
/** Link that an upload has returned. */
const picture = { kind: 'text', holds: 'address', ...nullable, length: 500, note: '的图片链接' } as const
const day = { kind: 'text', ...nullable, length: 10, note: '，yyyy-MM-dd' } as const
const text = { kind: 'text', ...nullable } as const

/** Fields of the form of a company or a dump site, beside the code (docs/behaviour/company.md). */
export const formTable = {
  companyType: {
    label: companyTypeLabel,
    kind: 'code',
    code: { values: CompanyType, labels: texts.companyTypes },
    found: 'any',
  },
  companyName: { label: '公司名称', kind: 'text', length: 20, found: 'part' },
  companyNo: { label: '统一社会信用代码', ...text, length: 50, found: 'part' },
  registerAddress: { label: '注册地址', ...text, length: 100 },
  companyUrl: { label: '营业执照', ...picture },
  idCardPositiveUrl: { label: '身份证国徽面', ...picture },
  idCardNegativeUrl: { label: '身份证头像面', ...picture },
  idNo: { label: '身份证号', ...text, length: 50 },
  contactName: { label: '管理员姓名', kind: 'text', length: 10, found: 'part' },
  contactPhone: { label: '管理员手机号', kind: 'text', length: 20, found: 'part' },
} as const satisfies Record<string, Field>

/** Fields of the licence and of the legal person's identity card, as the wizard hands them in. */
export const papersTable = {
  companyName: { ...formTable.companyName, length: 100 },
  companyNo: formTable.companyNo,
  licenceType: { label: '主体类型', ...text, length: 100, note: '，如营业执照所载' },
  companyRepre: { label: '法定代表人', ...text, length: 50 },
  companyAddress: { label: '住所', ...text, length: 200, column: 'register_address' },
  companyFound: { label: '成立日期', ...day },
  companyUrl: formTable.companyUrl,
  idName: { label: '身份证姓名', ...text, length: 50 },
  idSex: { label: '性别', ...text, length: 1 },
  idNation: { label: '民族', ...text, length: 20 },
  idBirth: { label: '出生日期', ...day },
  idAddress: { label: '住址', ...text, length: 200 },
  idNo: formTable.idNo,
  idAuthority: { label: '签发机关', ...text, length: 100 },
  idStartDate: { label: '有效期起', ...day },
  idEndDate: { label: '有效期止', ...day, note: '，yyyy-MM-dd 或长期' },
  idCardPositiveUrl: formTable.idCardPositiveUrl,
  idCardNegativeUrl: formTable.idCardNegativeUrl,
} as const satisfies Record<string, Field>

/** Fields of a registration in the API's answers. */
export const registrationTable = {
  id: { label: '编号', kind: 'id' },
  companyType: formTable.companyType,
  ...papersTable,
  contactName: formTable.contactName,
  contactPhone: formTable.contactPhone,
  status: {
    label: registrationStatusLabel,
    kind: 'code',
    code: { values: RegistrationStatus, labels: texts.statuses },
    found: 'any',
  },
  reason: { label: '驳回原因', ...text, length: 200 },
  companyAuthId: { label: '开通的公司', kind: 'id', ...nullable, column: 'company_id' },
  submissions: { label: '提交次数', kind: 'count' },
  createTime: { label: '注册时间', kind: 'time', column: 'created_at', found: 'range' },
  submittedAt: { label: '提交时间', kind: 'time', ...nullable, found: 'range' },
  decidedAt: { label: '审核时间', kind: 'time', ...nullable },
  decidedByName: { label: '审核人', ...text },
  version: { label: '版本号', kind: 'count' },
} as const satisfies Record<string, Field>
