import { hashToken, newToken } from '../../identity/index.js'

/** Who may make keys may see them. */
export const NEEDED = 'chain:drivertruckgps:key' as const

const PREFIX = 'tfdk'
const COMPANY_BYTES = 16
const shape = new RegExp(`^${PREFIX}_([A-Za-z0-9_-]{22})([A-Za-z0-9_-]{43})$`)

/** A key as it is written to a device: it names its company, so that it is looked for nowhere else. Only its hash is kept. */
export const newDeviceKey = (companyId: string): string =>
  `${PREFIX}_${Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url')}${newToken()}`

/** The company that a key names, and what is kept of it; undefined for text that is no key. */
export function readDeviceKey(key: string | undefined): { companyId: string; hash: string } | undefined {
  const [, company = ''] = shape.exec(key ?? '') ?? []
  const bytes = Buffer.from(company, 'base64url')
  if (!key || bytes.length !== COMPANY_BYTES) return undefined
  const companyId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { companyId, hash: hashToken(key) }
}

const TAIL = 4
/** The end of a key, by which people tell keys apart. */
export const tailOf = (key: string): string => key.slice(-TAIL)
