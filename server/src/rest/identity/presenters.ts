import { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import { isCaptain } from '../../modules/identity/index.js'
import type { CompanyEntry } from '../../modules/identity/session/session.queries.js'
import type { TokenBundle } from '../../modules/identity/session/tokens.js'
import { idShape } from '../shapes.js'

/** Tokens as bare JSON with the names of OAuth, which clients' libraries read. */
export const tokenShape = z.object({
  access_token: z.string().describe('访问令牌'),
  token_type: z.string().describe('bearer'),
  refresh_token: z.string().describe('刷新令牌'),
  expires_in: z.int().describe('访问令牌的有效秒数'),
  scope: z.string().describe('总为 server'),
  user_id: idShape,
  username: z.string().describe('姓名'),
  organ_id: idShape.nullable(),
  company_auth_id: z.string().nullable().describe('当前公司'),
  user_hash: z.string().describe('随 AuthorizationMD5 请求头发送'),
})

export const tokenOf = (bundle: TokenBundle): z.output<typeof tokenShape> => ({
  access_token: bundle.accessToken,
  token_type: bundle.tokenType,
  refresh_token: bundle.refreshToken,
  expires_in: bundle.expiresIn,
  scope: bundle.scope,
  user_id: bundle.userId,
  username: bundle.username,
  organ_id: bundle.organId,
  company_auth_id: bundle.companyAuthId,
  user_hash: bundle.userHash,
})

/** Company that a person may enter (docs/behaviour/identity.md). */
export const companyShape = z.object({
  companyAuthId: idShape,
  companyAuthName: z.string().describe('公司名称'),
  currentCompanyAuth: z.boolean().describe('是否当前公司'),
  positionName: z.string().describe('职位，即访问身份'),
  phone: z.string().describe('手机号'),
  roleType: z.int().describe('身份类型'),
})

export const companyOf = (entry: CompanyEntry & { currentCompanyAuth?: boolean }): z.output<typeof companyShape> => ({
  companyAuthId: entry.companyAuthId,
  companyAuthName: entry.companyAuthName,
  currentCompanyAuth: entry.currentCompanyAuth ?? false,
  positionName: entry.positionName,
  phone: entry.phone,
  roleType: entry.roleType,
})

/** Person who is signed in, with his rights (docs/behaviour/identity.md). */
export const userInfoShape = z.object({
  sysUser: z.object({
    id: idShape,
    organId: idShape.nullable(),
    username: z.string().describe('姓名'),
    phone: z.string().describe('手机号'),
    email: z.string().nullable().describe('邮箱'),
    avatar: z.string().nullable().describe('头像地址'),
    companyAuthId: idShape.nullable().describe('当前公司'),
    companyAuthName: z.string().nullable().describe('公司名称'),
    roleType: z.int().describe('身份类型'),
  }),
  permissions: z.array(z.string()).describe('权限键'),
  roles: z.array(z.string()).describe('当前公司的职位；车队长为各公司的职位'),
})

export function userInfoOf(
  actor: Actor,
  companies: (CompanyEntry & { currentCompanyAuth: boolean })[],
): z.output<typeof userInfoShape> {
  const { facts } = actor
  const held = companies.filter((entry) => isCaptain(actor) || entry.currentCompanyAuth)
  return {
    sysUser: {
      id: facts.userId,
      organId: facts.companyId,
      username: facts.userName,
      phone: facts.mobile,
      email: facts.email,
      avatar: facts.avatar,
      companyAuthId: facts.companyId,
      companyAuthName: facts.company?.name ?? null,
      roleType: facts.roleType,
    },
    permissions: [...facts.permissions].sort(),
    roles: [...new Set(held.map((entry) => entry.positionName))],
  }
}
