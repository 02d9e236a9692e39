import type { Field } from '../../../kernel/fields.js'
import { kindLabels, MessageKinds } from '../kinds.js'

const nullable = { nullable: true } as const
/** Column that the queries define themselves. */
const joined = { column: null } as const

/** The one table of a message's fields, besides those that its kind gives. */
export const messageTable = {
  id: { label: '编号', kind: 'id' },
  kind: { label: '消息类型', kind: 'code', code: { values: MessageKinds, labels: kindLabels }, found: 'any' },
  companyAuthId: {
    label: '公司编号',
    kind: 'id',
    ...nullable,
    column: 'company_id',
    found: 'is',
    note: '；个人事项为空',
  },
  companyAuthName: { label: '公司名称', kind: 'text', ...nullable, ...joined },
  entity: { label: '所涉对象的种类', kind: 'text', ...nullable },
  entityId: { label: '所涉对象的编号', kind: 'id', ...nullable },
  read: { label: '是否已读', kind: 'flag', ...joined, found: 'is' },
  createTime: { label: '时间', kind: 'time', column: 'created_at', found: 'range' },
  readTime: { label: '阅读时间', kind: 'time', ...nullable, column: 'read_at' },
} as const satisfies Record<string, Field>
