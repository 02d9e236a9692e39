import { hashToken, newToken } from './secret.js'

const COMPANY_BYTES = 16

/** Token that programs send with every request: it names its company, so that it is looked up there alone. */
export interface CompanyToken {
  companyId: string
  /** Hash of the token, the only form that is stored. */
  hash: string
}

/** New token of a company with this prefix; only its hash is stored. */
export const newCompanyToken = (prefix: string, companyId: string): string =>
  `${prefix}_${Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url')}${newToken()}`

/** Company and hash of a token; undefined for text that is no token with this prefix. */
export function readCompanyToken(prefix: string, token: string | undefined): CompanyToken | undefined {
  if (!token?.startsWith(`${prefix}_`)) return undefined
  const [, company = ''] = /^([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/.exec(token.slice(prefix.length + 1)) ?? []
  const bytes = Buffer.from(company, 'base64url')
  if (bytes.length !== COMPANY_BYTES) return undefined
  const companyId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { companyId, hash: hashToken(token) }
}

const TAIL = 4
/** Last characters of a token, by which people distinguish tokens. */
export const tailOf = (token: string): string => token.slice(-TAIL)
