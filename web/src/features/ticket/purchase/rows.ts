import { dayFromToday } from '../../../ui/format/date'
import type { TicketPurchaseRowFragment } from './purchase.generated'

export type Purchase = TicketPurchaseRowFragment

export const STATUSES = ['BOOKED', 'VOIDED'] as const

/** Whether the site no longer takes its tickets. */
export const isExpired = ({ expiresOn }: Pick<Purchase, 'expiresOn'>): boolean =>
  expiresOn !== null && expiresOn < dayFromToday(0)
