import type { FieldError } from '../../../kernel/errors.js'
import { parsePlainTime } from '../../../kernel/values/clock.js'
import type { Fault as FaultOf, Values as ValuesOf } from '../../import/index.js'
import { faultsOf, TIMES } from '../change/rules.js'
import { type DraftInput, draftSchema, patchSchema } from '../change/waybill.schema.js'
import { type ColumnKey, columnOf, columns } from './columns.js'
import type { Names } from './names.js'
import type { Named, NameKind } from './names.queries.js'
import { captainOf, driverOf, theOne } from './people.js'
import { importTexts } from './texts.js'

type Values = ValuesOf<ColumnKey>
type Fault = FaultOf<ColumnKey>

/** Row as the form of a new waybill, with the base data in it. */
export interface Draft {
  input: DraftInput
  project: Named
  truck: Named
  /** Faults of retired base data in the row, which an existing trip may keep. */
  retired: readonly Fault[]
}

const referenceColumns = {
  project: 'projectName',
  truck: 'truckCode',
  card: 'cardNo',
  dumpSite: 'garbageName',
  soilType: 'goSoilType',
} as const satisfies Partial<Record<NameKind, ColumnKey>>
type ReferenceKind = keyof typeof referenceColumns

/**
 * Form of a new waybill from a row, with ids for names and values for texts; or all faults of the row.
 * @param blamed columns with a fault already: they get no second one, and the row is refused
 */
export function draftOf(
  values: Values,
  names: Names,
  now: Date,
  blamed: ReadonlySet<ColumnKey> = new Set(),
): Draft | Fault[] {
  const [faults, retired]: [Fault[], Fault[]] = [[], []]
  const take = (column: ColumnKey, found: () => Named | string): Named | undefined => {
    const one = values[column] === undefined || blamed.has(column) ? undefined : found()
    if (typeof one === 'string') faults.push({ column, message: one })
    else if (one && !one.enabled)
      retired.push({ column, message: importTexts.disabledName(columnOf(column).title, values[column] ?? '') })
    return typeof one === 'string' ? undefined : one
  }
  const reference = (kind: ReferenceKind) => {
    const column = referenceColumns[kind]
    return take(column, () => theOne(names.named(kind, values[column]), columnOf(column).title, values[column] ?? ''))
  }
  const [project, truck, card] = [reference('project'), reference('truck'), reference('card')]
  const [site, soil] = [reference('dumpSite'), reference('soilType')]
  const owner = card?.captainId ? card : truck
  const captain = take('captainName', () => captainOf(values.captainName ?? '', names, owner)) ?? owner
  const driver = captain && take('driverName', () => driverOf(values, names, captain))
  const checked = draftSchema.safeParse({
    ...formOf(values),
    projectInfoId: project?.id,
    truckCode: truck?.name,
    goSoilType: soil?.name,
    cardNo: card?.name,
    garbageId: site?.id,
    captainId: values.captainName === undefined ? undefined : captain?.captainId,
    driverId: driver?.id,
  })
  const isBlamed = (column: ColumnKey | null) =>
    column !== null && (blamed.has(column) || faults.some((one) => one.column === column))
  const add = (found: readonly { field: string; message: string }[]) => {
    const told = found.map(({ field, message }) => ({ column: columnNamed(field), message }))
    faults.push(...told.filter(({ column }) => !isBlamed(column)))
  }
  add(checked.error?.issues.map(({ path, message }) => ({ field: String(path[0]), message })) ?? [])
  if (faults.length === 0 && blamed.size === 0 && checked.success && project && truck)
    return { input: checked.data, project, truck, retired }
  // A row with a number may be an existing waybill.
  if (values.no === undefined) faults.push(...retired)
  const sound = Object.entries(values).filter(([column]) => !isBlamed(column as ColumnKey))
  add(brokenRules(Object.fromEntries(sound), now))
  return faults
}

/** Faults against the rules of a trip, of a refused row, in its readable cells. */
function brokenRules(values: Values, now: Date): FieldError[] {
  const { no, tpMode: mode, garbageName, inDatetime, goDatetime, completeDatetime } = values
  const { data = {} } = patchSchema.safeParse(formOf({ tpMode: mode, inDatetime, goDatetime, completeDatetime }))
  const trip = {
    inDatetime: data.inDatetime ?? null,
    goDatetime: data.goDatetime ?? null,
    completeDatetime: data.completeDatetime ?? null,
    tpMode: data.tpMode ?? null,
    dumpSiteId: garbageName ?? null,
  }
  // A row with a number may be an existing waybill and leave its site unchanged.
  const ofSite = mode !== undefined && (no === undefined || garbageName !== undefined)
  return faultsOf(trip, new Set(ofSite ? [...TIMES, 'dumpSiteId'] : TIMES), now)
}

/** Form values without a look-up; a trip without a load counts as one truck. */
function formOf({ projectName: _, captainName: __, driverName: ___, garbageName: ____, ...told }: Values): object {
  const { inDatetime, goDatetime, completeDatetime, isTicket, weightType = 'TRUCK', weightTons = '1' } = told
  return {
    ...told,
    weightType,
    weightTons,
    inDatetime: timeOf(inDatetime),
    goDatetime: timeOf(goDatetime),
    completeDatetime: timeOf(completeDatetime),
    isTicket: isTicket === undefined ? undefined : isTicket === 'true',
  }
}

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : parsePlainTime(text))

/** Columns of sheets whose field has another name in forms. */
const columnOfField: Readonly<Record<string, ColumnKey>> = {
  projectInfoId: 'projectName',
  captainId: 'captainName',
  driverId: 'driverName',
  garbageId: 'garbageName',
}

/** Column for a field of the form, also one in a list; null when sheets have none. */
export function columnNamed(path: string): ColumnKey | null {
  const field = path.split('.').at(-1) ?? ''
  const key = columnOfField[field] ?? field
  return Object.hasOwn(columns, key) ? (key as ColumnKey) : null
}
