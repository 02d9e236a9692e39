const KEPT_MS = 30 * 86_400_000

/** Most open imports of one kind in a company. */
export const MAX_OPEN = 5

/** Rows of one transaction. */
export const PIECE = 1000

/** Time until which an import and its report are kept. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() + KEPT_MS)
