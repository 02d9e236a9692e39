import type { CardFilter, CardSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const STATUSES = ['NOT_ACTIVATED', 'ACTIVATED', 'SETTLED', 'VOIDED'] as const
const sort: SortItem<CardSortField>[] = [{ field: 'BINDING_DATE', direction: 'DESC' }]

/** `cardNo` in the address names the ledger that is open, so that the filter by number is called `no`. */
const common = { no: param.text(), status: param.choice(STATUSES), bindingDate: param.days() }

export const ledgerConfig = { filters: common, sort, subject: 'cardNo', beside: ['info'] }
export const captainConfig = { filters: { ...common, captainName: param.text() }, sort }

export function toFilter({
  no,
  status,
  bindingDate,
  captainName,
}: FilterValues<typeof captainConfig.filters>): CardFilter {
  return { cardNo: no, captainName, status: status && [status], bindingDate: toDateTimeRange(bindingDate) }
}

const { fields } = texts
const number: SearchField = { name: 'no', label: fields.cardNo, type: 'text' }
const captain: SearchField = { name: 'captainName', label: fields.captainName, type: 'text' }
const status: SearchField = {
  name: 'status',
  label: fields.status,
  type: 'choice',
  options: enumOptions(STATUSES, texts.statuses),
}
const days: SearchField = { name: 'bindingDate', label: fields.bindingDate, type: 'days' }

export const ledgerFields: SearchField[] = [number, status, days]
export const captainFields: SearchField[] = [number, captain, status, days]
