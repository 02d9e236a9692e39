import type { WaybillReviewFilter, WaybillReviewSortField } from '../../../../gql/types.generated'
import { enumOptions } from '../../../../ui/form/options'
import { toDateTimeRange } from '../../../../ui/format/date'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../../company/settings'
import { texts } from './texts'

const STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'CANCELLED'] as const
const { fields } = texts

export const config = {
  filters: {
    status: param.choice(STATUSES),
    own: param.flag(),
    no: param.text(),
    truckCode: param.text(),
    applyName: param.text(),
    applyTime: param.times(),
    waybillId: param.text(),
    fourEyesOff: param.flag(),
  },
  sort: [{ field: 'APPLY_TIME', direction: 'DESC' }] satisfies SortItem<WaybillReviewSortField>[],
  beside: ['review', 'waybill'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ status, applyTime, fourEyesOff, ...same }: Filters): WaybillReviewFilter => ({
  ...same,
  status: status && [status],
  applyTime: toDateTimeRange(applyTime),
  ...equalFourEyesOff(fourEyesOff),
})

export const searchFields: SearchField[] = [
  {
    name: 'status',
    label: fields.status,
    type: 'choice',
    options: enumOptions(STATUSES, texts.statuses),
  },
  { name: 'own', label: texts.onlyMine, type: 'flag' },
  { name: 'no', label: fields.waybillNo, type: 'text' },
  { name: 'truckCode', label: fields.truckCode, type: 'text' },
  { name: 'applyName', label: fields.applyName, type: 'text' },
  { name: 'applyTime', label: fields.applyTime, type: 'times' },
  fourEyesOffSearch,
]
