const KEPT_MS = 30 * 86_400_000

/** Imports of one kind that a company may have waiting or running at a time. */
export const MAX_OPEN = 5

/** Rows of one transaction. */
export const PIECE = 1000

/** Until when an import and its report are kept. */
export const expiryAt = (now: Date): Date => new Date(now.getTime() + KEPT_MS)
