import type { Field } from '../../../kernel/fields.js'

/** Prefix of access tokens. */
export const ACCESS_TOKEN = 'tfat'

const nullable = { nullable: true } as const

/** The one table of the fields of an access token. */
export const accessTokenTable = {
  id: { label: '编号', kind: 'id' },
  name: { label: '令牌名称', kind: 'text', length: 20 },
  tail: { label: '令牌', kind: 'text', column: 'token_tail', note: '，最后四位' },
  expiresTime: { label: '失效时间', kind: 'time', column: 'expires_at' },
  usedTime: { label: '最近使用', kind: 'time', ...nullable, column: 'used_at', note: '，精确到分钟' },
  revokeTime: { label: '吊销时间', kind: 'time', ...nullable, column: 'revoked_at' },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>
