import type { CardFilter, CardSortField } from '../../../../gql/types.generated'
import { enumOptions } from '../../../../ui/form/options'
import { capitals, param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

const STATUSES = ['NOT_ACTIVATED', 'ACTIVATED', 'SETTLED', 'VOIDED'] as const
export const KINDS = ['CAPTAIN', 'SUB'] as const
export const TYPES = ['PURCHASE', 'REFUND', 'CARRY_OVER'] as const

export const config = {
  filters: {
    cardNo: param.text(capitals),
    cardNos: param.texts(capitals),
    captainName: param.text(),
    kind: param.choice(KINDS),
    status: param.choice(STATUSES),
    cardType: param.choice(TYPES),
    batchNo: param.text(capitals),
    bound: param.flag(),
    lost: param.flag(),
  },
  // Those that were made at once stand in the order of their numbers.
  sort: [
    { field: 'CREATE_TIME', direction: 'DESC' },
    { field: 'CARD_NO', direction: 'ASC' },
  ] satisfies SortItem<CardSortField>[],
  beside: ['card', 'add', 'scan'],
}

export const toFilter = ({ status, ...filters }: FilterValues<typeof config.filters>): CardFilter => ({
  ...filters,
  status: status && [status],
})

const { fields, bound } = texts

export const searchFields: SearchField[] = [
  { name: 'cardNo', label: fields.cardNo, type: 'text' },
  { name: 'captainName', label: fields.captainName, type: 'text' },
  { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
  { name: 'kind', label: fields.kind, type: 'choice', options: enumOptions(KINDS, texts.kinds) },
  { name: 'cardType', label: fields.cardType, type: 'choice', options: enumOptions(TYPES, texts.types) },
  { name: 'batchNo', label: fields.batchNo, type: 'text' },
  { name: 'bound', label: fields.bound, type: 'flag', ...bound },
  { name: 'lost', label: fields.lost, type: 'flag' },
  { name: 'cardNos', label: fields.cardNo, type: 'texts' },
]
