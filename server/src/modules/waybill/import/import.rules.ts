/** Who may bring waybills in may see what others brought in. */
export const NEEDED = 'chain:companywaybill:add' as const

const KEPT_MS = 30 * 86_400_000

/** Imports of a company that may wait or run at a time. */
export const MAX_OPEN = 5

/** Until when an import and its report are kept. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() + KEPT_MS)
