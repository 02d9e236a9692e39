import type { ProjectPhaseInput } from '../../../gql/types.generated'
import { chosenIn, chosenText } from '../../../ui/form/ChoicesField'
import { type Money, type Quantity } from '../../../ui/format/decimal'
import { cleanAmount, cleanQuantity } from '../../../ui/format/typed'
import type { ProjectPhaseRowFragment } from './phase.generated'

/** Soils are known by their names, which may hold the comma that parts what is chosen. */
export const valueOfSoil = (name: string) => encodeURIComponent(name)
export const soilOfValue = (value: string) => decodeURIComponent(value)

/** The form as its controls hold it; "" is nothing. The project's name is that of the one that it was opened with. */
export type Values = Record<
  | 'projectInfoId'
  | 'projectName'
  | 'phaseName'
  | 'fromDate'
  | 'toDate'
  | 'planCubic'
  | 'planTransportCost'
  | 'planCubicPrice'
  | 'truckCubic'
  | 'garbageIds'
  | 'soilTypes'
  | 'remark',
  string
>

export const emptyValues: Values = {
  projectInfoId: '',
  projectName: '',
  phaseName: '',
  fromDate: '',
  toDate: '',
  planCubic: '',
  planTransportCost: '',
  planCubicPrice: '',
  truckCubic: '',
  garbageIds: '',
  soilTypes: '',
  remark: '',
}

export const valuesOf = (row: ProjectPhaseRowFragment): Values => ({
  projectInfoId: row.projectInfoId,
  projectName: row.projectName,
  phaseName: row.phaseName,
  fromDate: row.fromDate,
  toDate: row.toDate,
  planCubic: row.planCubic ?? '',
  planTransportCost: row.planTransportCost ?? '',
  planCubicPrice: row.planCubicPrice ?? '',
  truckCubic: row.truckCubic ?? '',
  garbageIds: chosenText(row.garbageIds),
  soilTypes: chosenText(row.soilTypes.map(valueOfSoil)),
  remark: row.remark ?? '',
})

// The fields have looked at it, and the server says what else is wrong.
export const inputOf = (values: Values): ProjectPhaseInput => ({
  projectInfoId: values.projectInfoId,
  phaseName: values.phaseName.trim(),
  fromDate: values.fromDate,
  toDate: values.toDate,
  planCubic: (cleanQuantity(values.planCubic) || null) as Quantity | null,
  planTransportCost: (cleanAmount(values.planTransportCost) || null) as Money | null,
  planCubicPrice: (cleanAmount(values.planCubicPrice) || null) as Money | null,
  truckCubic: (cleanQuantity(values.truckCubic) || null) as Quantity | null,
  garbageIds: chosenIn(values.garbageIds),
  soilTypes: chosenIn(values.soilTypes).map(soilOfValue),
  remark: values.remark.trim() || null,
})
