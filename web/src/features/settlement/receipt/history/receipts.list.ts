import type { ReceiptFilter, ReceiptSortField } from '../../../../gql/types.generated'
import { toDateTimeRange } from '../../../../ui/format/date'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { receiptStatuses } from '../labels'
import { texts } from './texts'

const STATUSES = ['OPEN', 'SETTLED', 'VOIDED'] as const

const filters = {
  giveCardNo: param.text(),
  giveCardNos: param.texts(),
  settleCardNo: param.text(),
  giveCardUserId: param.text(),
  giveCardDatetime: param.days(),
  isSettle: param.flag(),
  status: param.choice(STATUSES),
}

/** The newest handover first, 20 a page (001 §2, §9). */
export const receiptList = {
  filters,
  sort: [{ field: 'GIVE_CARD_DATETIME', direction: 'DESC' }] satisfies SortItem<ReceiptSortField>[],
  beside: ['receipt', 'waybills'],
}

export const searchFields: SearchField[] = [
  { type: 'text', name: 'giveCardNo', label: texts.giveCardNo, maxLength: 30 },
  { type: 'text', name: 'settleCardNo', label: texts.settleCardNo, maxLength: 15 },
  { type: 'text', name: 'giveCardUserId', label: texts.giveCardUserId, maxLength: 20 },
  { type: 'days', name: 'giveCardDatetime', label: texts.giveCardDatetime },
  { type: 'flag', name: 'isSettle', label: texts.isSettle },
  {
    type: 'choice',
    name: 'status',
    label: texts.status,
    options: STATUSES.map((value) => ({ value, label: receiptStatuses[value] })),
  },
  { type: 'texts', name: 'giveCardNos', label: texts.giveCardNos },
]

export function toFilter(values: FilterValues<typeof filters>): ReceiptFilter {
  const { status, giveCardDatetime, ...others } = values
  return { ...others, giveCardDatetime: toDateTimeRange(giveCardDatetime), status: status && [status] }
}
