import { type CompanyToken, newCompanyToken, readCompanyToken } from '../../identity/index.js'

/** Permission to create and to see keys. */
export const NEEDED = 'chain:drivertruckgps:key' as const

const PREFIX = 'tfdk'

/** Key as the device gets it; only its hash is stored. */
export const newDeviceKey = (companyId: string): string => newCompanyToken(PREFIX, companyId)

/** Company and hash of a key; undefined for text that is no key. */
export const readDeviceKey = (key: string | undefined): CompanyToken | undefined => readCompanyToken(PREFIX, key)
