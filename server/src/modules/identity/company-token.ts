import { hashToken, newToken } from './secret.js'

const COMPANY_BYTES = 16

/** What is told apart by its prefix, and shown to programs that show it again: it names its company, so that it is looked for nowhere else. */
export interface CompanyToken {
  companyId: string
  /** What is kept of it. */
  hash: string
}

/** A token of a company with this prefix. Only its hash is kept. */
export const newCompanyToken = (prefix: string, companyId: string): string =>
  `${prefix}_${Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url')}${newToken()}`

/** The company that a token names, and what is kept of it; undefined for text that is no token with this prefix. */
export function readCompanyToken(prefix: string, token: string | undefined): CompanyToken | undefined {
  if (!token?.startsWith(`${prefix}_`)) return undefined
  const [, company = ''] = /^([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/.exec(token.slice(prefix.length + 1)) ?? []
  const bytes = Buffer.from(company, 'base64url')
  if (bytes.length !== COMPANY_BYTES) return undefined
  const companyId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { companyId, hash: hashToken(token) }
}

const TAIL = 4
/** The end of a token, by which people tell tokens apart. */
export const tailOf = (token: string): string => token.slice(-TAIL)
