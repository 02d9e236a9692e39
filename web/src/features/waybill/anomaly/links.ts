import type { Anomaly } from './rows'

/** Address of the stock that a flag is about; null for flags about no stock. */
export function stockUrl({ rule, projectInfoId, garbageId, goSoilType }: Anomaly): string | null {
  if (rule !== 'TICKET_WITHOUT_STOCK' || !garbageId) return null
  return `/ticket/stock?${new URLSearchParams({ projectInfoId, garbageId, soilType: goSoilType })}`
}
