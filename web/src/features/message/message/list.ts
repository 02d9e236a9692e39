import type { MessageFilter, MessageKind, MessageSortField } from '../../../gql/types.generated'
import type { Option } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const kinds: Record<MessageKind, true> = {
  NEW_DEVICE: true,
  INVITED: true,
  AUTHENTICATION_APPROVED: true,
  AUTHENTICATION_REJECTED: true,
  AUTHENTICATION_TO_REVIEW: true,
  ADMINISTRATOR_RESCUE: true,
  PRICE_TO_REVIEW: true,
  PRICE_REVIEWED: true,
  TASK_TO_REVIEW: true,
  TASK_REVIEWED: true,
  WAYBILL_CHANGE_TO_REVIEW: true,
  WAYBILL_CHANGE_REVIEWED: true,
  SETTLEMENT_TO_APPROVE: true,
  SETTLEMENT_DECIDED: true,
  PLAN_DUE: true,
  PAYEE_CONTRACT_ENDING: true,
  PAYEE_ACCOUNT_CHANGED: true,
  PAYMENT_TO_APPROVE: true,
  PAYMENT_DECIDED: true,
  EXCAVATOR_REJECTED: true,
  PAYMENT_TO_PAY: true,
  BOARD_REPORT: true,
  CARD_VOIDED: true,
  CARD_LOST: true,
  CARD_FOUND: true,
  CARD_REPLACED: true,
  SCANNED_CARD_LOST: true,
  SCANNED_CARD_VOIDED: true,
  EXPORT_DONE: true,
  IMPORT_DONE: true,
  FOUR_EYES_CHANGED: true,
  FOUR_EYES_PAYMENT_CHANGED: true,
  FOUR_EYES_PAYMENT_WANTED: true,
  FOUR_EYES_OFF_WANTED: true,
}

export const config = {
  filters: { kind: param.choices(Object.keys(kinds) as MessageKind[]), read: param.flag(), createTime: param.days() },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<MessageSortField>[],
  beside: ['export'],
}

export const toFilter = ({ createTime, ...same }: FilterValues<typeof config.filters>): MessageFilter => ({
  ...same,
  createTime: toDateTimeRange(createTime),
})

const { states, fields } = texts

/** Searched by the kinds that may come to this person. */
export const searchFields = (kinds: readonly Option[]): SearchField[] => [
  { name: 'kind', label: fields.kind, type: 'choices', options: kinds },
  { name: 'read', label: fields.read, type: 'flag', yes: states.read, no: states.unread },
  { name: 'createTime', label: fields.createTime, type: 'days' },
]
