import type { Field } from '../../../kernel/fields.js'

const nullable = { nullable: true } as const

/** The one table of the fields of a person as he sees himself. */
export const profileTable = {
  id: { label: '用户编号', kind: 'id' },
  name: { label: '姓名', kind: 'text', length: 20 },
  mobile: { label: '手机号', kind: 'text' },
  email: { label: '邮箱', kind: 'text', length: 100, ...nullable },
  avatar: { label: '头像', kind: 'text', holds: 'file', length: 500, ...nullable, note: '，地址' },
  positionName: { label: '职位', kind: 'text', ...nullable },
  organName: { label: '机构', kind: 'text', ...nullable, note: '；直属公司为空' },
  companyAuthName: { label: '公司', kind: 'text', ...nullable, note: '；车队长为空' },
  hasPassword: { label: '是否设置过密码', kind: 'flag' },
  phoneReleasedTime: {
    label: '可绑定新手机号的期限',
    kind: 'time',
    ...nullable,
    note: '：已验证当前手机号，在此之前可绑定新手机号；没有验证则为空',
  },
} as const satisfies Record<string, Field>
