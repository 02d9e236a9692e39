import { type CompanyToken, newCompanyToken, readCompanyToken } from '../../identity/index.js'

/** Who may make keys may see them. */
export const NEEDED = 'chain:drivertruckgps:key' as const

const PREFIX = 'tfdk'

/** A key as it is written to a device. Only its hash is kept. */
export const newDeviceKey = (companyId: string): string => newCompanyToken(PREFIX, companyId)

/** The company that a key names, and what is kept of it; undefined for text that is no key. */
export const readDeviceKey = (key: string | undefined): CompanyToken | undefined => readCompanyToken(PREFIX, key)
