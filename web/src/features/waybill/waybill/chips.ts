import type { Chip } from '../../../ui/search-form/chips'
import { tripsText } from '../../insight/phase-charts'
import { type Filters, linkedCard } from './list'
import { texts } from './texts'

/** What a link has set and the form does not ask for. */
export function linkedChips(filters: Filters): Chip[] {
  const cardNo = linkedCard(filters)
  const { ids, garbageId, garbageName, driverId, driverName, machine, phase, live } = filters
  return [
    ...(cardNo ? [{ name: 'cardNo', label: texts.fields.cardNo, value: cardNo }] : []),
    ...(ids ? [{ name: 'ids', label: texts.title, value: texts.several(ids.length) }] : []),
    ...(garbageId && !garbageName ? [{ name: 'garbageId', label: texts.fields.names, value: garbageId }] : []),
    ...(driverId && !driverName ? [{ name: 'driverId', label: texts.fields.driverName, value: driverId }] : []),
    ...(machine ? [{ name: 'machine', label: texts.fields.machineCode, value: machine }] : []),
    ...(phase ? [{ name: 'phase', label: texts.phaseChart, value: tripsText(phase) }] : []),
    ...(live ? [{ name: 'live', label: texts.fields.status, value: texts.live }] : []),
  ]
}

/** The filters without one of them. A card, a site or a driver named by a link goes with what names it. */
export function without(name: string, { statements, garbageId, driverId, ...filters }: Filters): Filters {
  return {
    ...filters,
    statements: name === 'cardNo' ? undefined : statements,
    garbageId: name === 'garbageName' ? undefined : garbageId,
    driverId: name === 'driverName' ? undefined : driverId,
    [name]: undefined,
  }
}
