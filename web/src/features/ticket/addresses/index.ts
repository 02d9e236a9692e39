/** Of which tickets a ledger is to tell. */
export interface TicketPlace {
  projectInfoId?: string
  garbageId: string
  soilType: string
}

/** The ledger of some tickets, of certain ticket days, of a kind, or of what moves the company's own stock. */
export const ledgerUrl = (
  { projectInfoId, garbageId, soilType }: TicketPlace,
  more: Partial<Record<'kind' | 'happenedAt' | 'movesCompanyStock' | 'driverId', string>> = {},
): string =>
  `/ticket/entries?${new URLSearchParams({ ...(projectInfoId ? { projectInfoId } : {}), garbageId, soilType, ...more })}`
