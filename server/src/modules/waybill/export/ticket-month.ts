/** A month yyyy-MM from 2000 to 2099. */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** 06:00 in Shanghai is 22:00 of the day before in UTC. */
const SIX_O_CLOCK = -2 * 3_600_000

/**
 * Ticket month of a dump site: from 06:00 on its first day to 06:00 on the next month's, which is excluded
 * (docs/behaviour/waybill.md).
 */
export function ticketMonth(text: string): { from: Date; to: Date } {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return {
    from: new Date(Date.UTC(year, month - 1, 1) + SIX_O_CLOCK),
    to: new Date(Date.UTC(year, month, 1) + SIX_O_CLOCK),
  }
}
