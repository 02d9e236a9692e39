import { parsePlainTime } from '../../../kernel/values/clock.js'
import type { Fault as FaultOf, Values as ValuesOf } from '../../import/index.js'
import { type DraftInput, draftSchema } from '../change/waybill.schema.js'
import { type ColumnKey, columnOf, columns } from './columns.js'
import type { Names } from './names.js'
import type { Named, NameKind } from './names.queries.js'
import { captainOf, driverOf, theOne } from './people.js'

type Values = ValuesOf<ColumnKey>
type Fault = FaultOf<ColumnKey>

/** A row as the form of a new waybill, and what it stands on. */
export interface Draft {
  input: DraftInput
  project: Named
  truck: Named
}

const referenceColumns = {
  project: 'projectName',
  truck: 'truckCode',
  card: 'cardNo',
  dumpSite: 'garbageName',
  soilType: 'goSoilType',
} as const satisfies Partial<Record<NameKind, ColumnKey>>
type ReferenceKind = keyof typeof referenceColumns

/** Turns what a row says into the form of a new waybill: names become what they name, text what it means; or tells what is wrong. */
export function draftOf(values: Values, names: Names): Draft | Fault[] {
  const faults: Fault[] = []
  const take = (column: ColumnKey, found: () => Named | string): Named | undefined => {
    const one = values[column] === undefined ? undefined : found()
    if (typeof one === 'string') faults.push({ column, message: one })
    return typeof one === 'string' ? undefined : one
  }
  const reference = (kind: ReferenceKind) => {
    const column = referenceColumns[kind]
    return take(column, () => theOne(names.named(kind, values[column]), columnOf(column).title, values[column] ?? ''))
  }
  const [project, truck, card] = [reference('project'), reference('truck'), reference('card')]
  const [site, soil] = [reference('dumpSite'), reference('soilType')]
  const owner = card ?? truck
  const captain = take('captainName', () => captainOf(values.captainName ?? '', names, owner)) ?? owner
  const driver = captain && take('driverName', () => driverOf(values, names, captain))
  if (faults.length > 0 || !project || !truck) return faults
  const checked = draftSchema.safeParse({
    ...formOf(values),
    projectId: project.id,
    truckCode: truck.name,
    goSoilType: soil?.name,
    cardNo: card?.name,
    garbageId: site?.id,
    captainId: values.captainName === undefined ? undefined : captain?.captainId,
    driverId: driver?.id,
  })
  if (checked.success) return { input: checked.data, project, truck }
  return checked.error.issues.map(({ path, message }) => ({ column: columnNamed(String(path[0])), message }))
}

/** What needs no looking up; a trip that says nothing of its load is one truck. */
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

/** What forms name otherwise than sheets do. */
const columnOfField: Readonly<Record<string, ColumnKey>> = {
  projectId: 'projectName',
  captainId: 'captainName',
  driverId: 'driverName',
  garbageId: 'garbageName',
}

/** The column that a field of the form is, whatever list it stands in; null when a sheet has none. */
export function columnNamed(path: string): ColumnKey | null {
  const field = path.split('.').at(-1) ?? ''
  const key = columnOfField[field] ?? field
  return Object.hasOwn(columns, key) ? (key as ColumnKey) : null
}
