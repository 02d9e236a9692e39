import type { Field } from '../../../kernel/fields.js'
import { formTable, registrationTable } from '../registration/fields.js'
import { deskTexts as texts } from './texts.js'

export enum CompanyState {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
}

/** Fields of a company that the desk sees. */
export const deskCompanyTable = {
  id: registrationTable.id,
  companyName: { ...formTable.companyName, column: 'name' },
  companyNo: formTable.companyNo,
  state: {
    label: '公司状态',
    kind: 'code',
    code: { values: CompanyState, labels: texts.states },
    column: null,
    found: 'any',
  },
  authenticatedAt: { label: '通过认证的时间', kind: 'time', nullable: true },
  suspendedAt: { label: '停用时间', kind: 'time', nullable: true },
  suspendedReason: { label: '停用原因', kind: 'text', nullable: true, length: 200 },
  createTime: { label: '开通时间', kind: 'time', column: 'created_at', found: 'range' },
} as const satisfies Record<string, Field>
