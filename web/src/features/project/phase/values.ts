import type { ProjectPhaseInput } from '../../../gql/types.generated'
import { cleanAmount, type Money, type Quantity } from '../../../ui/format/decimal'
import type { ProjectPhaseRowFragment } from './phase.generated'

/** The form as its controls hold it; "" is nothing. The project's name is that of the one that it was opened with. */
export type Values = Record<
  | 'projectInfoId'
  | 'projectName'
  | 'phaseName'
  | 'fromDate'
  | 'toDate'
  | 'planCubic'
  | 'surveyedCubic'
  | 'planTransportCost'
  | 'planCubicPrice'
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
  surveyedCubic: '',
  planTransportCost: '',
  planCubicPrice: '',
  remark: '',
}

export const valuesOf = (row: ProjectPhaseRowFragment): Values => ({
  projectInfoId: row.projectInfoId,
  projectName: row.projectName,
  phaseName: row.phaseName,
  fromDate: row.fromDate,
  toDate: row.toDate,
  planCubic: row.planCubic ?? '',
  surveyedCubic: row.surveyedCubic ?? '',
  planTransportCost: row.planTransportCost ?? '',
  planCubicPrice: row.planCubicPrice ?? '',
  remark: row.remark ?? '',
})

// The fields have looked at it, and the server says what else is wrong.
export const inputOf = (values: Values): ProjectPhaseInput => ({
  projectInfoId: values.projectInfoId,
  phaseName: values.phaseName.trim(),
  fromDate: values.fromDate,
  toDate: values.toDate,
  planCubic: (cleanAmount(values.planCubic) || null) as Quantity | null,
  surveyedCubic: (cleanAmount(values.surveyedCubic) || null) as Quantity | null,
  planTransportCost: (cleanAmount(values.planTransportCost) || null) as Money | null,
  planCubicPrice: (cleanAmount(values.planCubicPrice) || null) as Money | null,
  remark: values.remark.trim() || null,
})
