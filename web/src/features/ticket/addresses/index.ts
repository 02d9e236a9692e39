/** Tickets of a ledger: place and holder. */
export interface TicketPlace {
  projectInfoId?: string
  garbageId: string
  soilType: string
}

/** Address of the ledger: of some tickets, on certain ticket days, of one kind, or of the company's own stock. */
export const ledgerUrl = (
  { projectInfoId, garbageId, soilType }: TicketPlace,
  more: Partial<Record<'kind' | 'happenedAt' | 'movesCompanyStock' | 'driverId', string>> = {},
): string =>
  `/ticket/entries?${new URLSearchParams({ ...(projectInfoId ? { projectInfoId } : {}), garbageId, soilType, ...more })}`
