import type { TicketCollectionRowFragment } from './collection.generated'

export type Collection = TicketCollectionRowFragment

export const STATUSES = ['BOOKED', 'VOIDED'] as const
