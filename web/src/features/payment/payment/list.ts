import type { PaymentFilter, PaymentSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    paymentNo: param.text(),
    paymentNos: param.texts(),
    payeeName: param.text(),
    settleNo: param.text(),
    status: param.choice(STATUSES),
    paymentDate: param.days(),
    createTime: param.days(),
    tradeNo: param.text(),
    createBy: param.text(),
    fourEyesOff: param.flag(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<PaymentSortField>[],
  beside: ['payment', 'add', 'edit'],
}

export const toFilter = ({
  status,
  paymentDate,
  createTime,
  fourEyesOff,
  ...same
}: FilterValues<typeof config.filters>): PaymentFilter => ({
  ...same,
  status: status && [status],
  paymentDateFrom: paymentDate?.from,
  paymentDateTo: paymentDate?.to,
  createTime: toDateTimeRange(createTime),
  ...equalFourEyesOff(fourEyesOff),
})

const { fields } = texts

export const searchFields: readonly SearchField[] = [
  { name: 'paymentNo', label: fields.paymentNo, type: 'text' },
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'settleNo', label: fields.settleNos, type: 'text' },
  { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
  { name: 'paymentDate', label: fields.paymentDate, type: 'days' },
  { name: 'createTime', label: fields.createTime, type: 'days' },
  { name: 'tradeNo', label: fields.tradeNo, type: 'text' },
  { name: 'createBy', label: fields.createBy, type: 'text' },
  fourEyesOffSearch,
  { name: 'paymentNos', label: texts.paymentNos, type: 'texts' },
]
