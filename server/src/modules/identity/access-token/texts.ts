import { accessTokenTable } from './fields.js'

/** The Chinese texts of access tokens. */
export const accessTokenTexts = {
  token: '访问令牌',
  create: '新建访问令牌',
  revoke: '吊销访问令牌',
  permissions: '权限',
  notHeld: '只能选择自己已有的查询权限',
  days: '有效天数须为1到365的整数',
  nameTaken: `已有同名的有效令牌，请换一个${accessTokenTable.name.label}`,
  tooMany: (most: number) => `有效的访问令牌最多${most}个，请先吊销不用的`,
} as const
