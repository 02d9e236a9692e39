import type { Tx } from '../../../kernel/command/command.js'
import type { FieldError } from '../../../kernel/errors.js'
import { retiredOfFleet } from '../../fleet/index.js'
import { retiredOfHaul } from '../../project/index.js'
import { waybillTexts as texts } from '../texts.js'
import type { Patch } from '../waybill/fields.js'
import type { Touched } from './rules.js'

/** Base data that waybills name, with the form's field for each. */
const named = {
  projectId: { field: 'projectInfoId', what: texts.fields.projectName },
  dumpSiteId: { field: 'garbageId', what: texts.fields.garbageName },
  goSoilType: { field: 'goSoilType', what: texts.fields.goSoilType },
  inSoilType: { field: 'inSoilType', what: texts.fields.inSoilType },
  captainId: { field: 'captainId', what: texts.fields.captainName },
  driverId: { field: 'driverId', what: texts.fields.driverName },
  truckId: { field: 'truckCode', what: texts.groups.truck },
} as const satisfies Partial<Record<keyof Patch, { field: string; what: string }>>
type NamedField = keyof typeof named

/** Ids and names of retired base data. */
export type Retired = ReadonlySet<string>

/**
 * Retired base data among the new names of waybills, in two statements; the rest stays in use until the transaction
 * ends.
 */
export async function retiredOf(tx: Tx, wanted: readonly Patch[]): Promise<Retired> {
  const all = (...fields: NamedField[]): string[] => [
    ...new Set(wanted.flatMap((patch) => fields.flatMap((field) => patch[field] ?? []))),
  ]
  const [projectIds, dumpSiteIds] = [all('projectId'), all('dumpSiteId')]
  const haul = await retiredOfHaul(tx, { projectIds, dumpSiteIds, soils: all('goSoilType', 'inSoilType') })
  const [captainIds, driverIds, truckIds] = [all('captainId'), all('driverId'), all('truckId')]
  const fleet = await retiredOfFleet(tx, { captainIds, driverIds, truckIds })
  return new Set([...haul, ...fleet])
}

/** Faults of a change that names retired base data; a waybill may keep such a name. */
export const retiredFaults = (after: Patch, touched: Touched, retired: Retired): FieldError[] =>
  (Object.keys(named) as NamedField[])
    .filter((name) => touched.has(name) && retired.has(after[name] ?? ''))
    .map((name) => ({ field: named[name].field, message: texts.retired(named[name].what) }))
