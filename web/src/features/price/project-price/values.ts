import type { ProjectPriceInput, TpMode } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { formatDateTime } from '../../../ui/format/date'
import { type Money } from '../../../ui/format/decimal'
import { cleanAmount } from '../../../ui/format/typed'
import type { ProjectPriceRowFragment } from './project-price.generated'

/** The form as its controls hold it; "" is nothing. The names are of the project and the site that it was opened with. */
export type Values = Record<
  | 'projectInfoId'
  | 'projectName'
  | 'tpMode'
  | 'soilType'
  | 'garbageId'
  | 'garbageName'
  | 'price'
  | 'validFrom'
  | 'validUntil',
  string
>

export const emptyValues: Values = {
  projectInfoId: '',
  projectName: '',
  tpMode: '',
  soilType: '',
  garbageId: '',
  garbageName: '',
  price: '',
  validFrom: '',
  validUntil: '',
}

export const valuesOf = (row: ProjectPriceRowFragment): Values => ({
  projectInfoId: row.projectInfoId,
  projectName: row.projectName,
  tpMode: row.tpMode,
  soilType: row.soilType,
  garbageId: row.garbageId ?? '',
  garbageName: row.garbageName ?? '',
  price: row.price,
  validFrom: formatDateTime(row.validFrom),
  validUntil: formatDateTime(row.validUntil),
})

// The fields have looked at it, and the server says what else is wrong.
export const inputOf = (values: Values): ProjectPriceInput => ({
  projectInfoId: values.projectInfoId,
  tpMode: values.tpMode as TpMode,
  soilType: values.soilType,
  garbageId: values.garbageId || null,
  price: cleanAmount(values.price) as Money,
  validFrom: values.validFrom ? instantOf(values.validFrom) : null,
  validUntil: values.validUntil ? instantOf(values.validUntil) : null,
})
