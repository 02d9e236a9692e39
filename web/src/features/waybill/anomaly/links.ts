import type { Anomaly } from './rows'

/** The place on the stock board that a flag speaks of; null for those that speak of no stock. */
export function stockUrl({ rule, projectInfoId, garbageId, goSoilType }: Anomaly): string | null {
  if (rule !== 'TICKET_WITHOUT_STOCK' || !garbageId) return null
  return `/ticket/stock?${new URLSearchParams({ projectInfoId, garbageId, soilType: goSoilType })}`
}
