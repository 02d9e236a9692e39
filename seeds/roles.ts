/** The permission keys of the documented calls (000 §6, 001 §6). */
const KEYS = {
  companywaybill: ['add', 'del', 'edit', 'get', 'audit'],
  garbagecustomersales: ['add', 'del', 'edit', 'get'],
  directPayPriceSet: ['add', 'edit', 'del', 'get', 'audit', 'disabled'],
  drivertruckgps: ['key'],
  companypayment: ['add', 'del', 'edit', 'get'],
} as const
const SYSTEM = {
  log: ['index', 'del'],
  loglogin: ['index', 'add', 'del', 'edit', 'get'],
  user: ['index', 'add', 'del', 'edit', 'get', 'password'],
} as const

const keys = (area: string, groups: Record<string, readonly string[]>): string[] =>
  Object.entries(groups).flatMap(([noun, verbs]) => verbs.map((verb) => `${area}:${noun}:${verb}`))

const ALL = [...keys('chain', KEYS), ...keys('sys', SYSTEM)]
const select = (pattern: RegExp): string[] => ALL.filter((key) => pattern.test(key))

export type RoleName = '管理员' | '结算员' | '审核员' | '出纳' | '只读'

/** The named roles that every company starts with (decisions 2). */
export const ROLES: Record<RoleName, readonly string[]> = {
  管理员: ALL,
  结算员: select(/^chain:(garbagecustomersales|companywaybill):(?!audit)/),
  审核员: select(
    /^chain:(.+:audit|(garbagecustomersales|companywaybill|directPayPriceSet):get|directPayPriceSet:disabled)$/,
  ),
  出纳: select(/^chain:(companypayment:.+|(garbagecustomersales|companywaybill):get)$/),
  只读: select(/:get$/),
}
