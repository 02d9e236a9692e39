import type { Field } from '../../../kernel/fields.js'
import { ThirdParty, thirdPartyLabels } from '../enums.js'

const provider = {
  label: '第三方平台',
  kind: 'code',
  code: { values: ThirdParty, labels: thirdPartyLabels },
} as const satisfies Field

/** The one table of the fields of a third-party account that a person has bound. */
export const thirdPartyAccountTable = {
  id: { label: '第三方账号编号', kind: 'id' },
  provider,
  accountName: { label: '账号名称', kind: 'text', nullable: true, note: '，平台没有说时为空' },
  createTime: { label: '绑定时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>

/** Fields of a configured provider. */
export const thirdPartyProviderTable = {
  provider,
  name: { label: '平台名称', kind: 'text' },
} as const satisfies Record<string, Field>
