import type { RegistrationFilter, RegistrationSortField, RegistrationStatus } from '../../../../gql/types.generated'
import { enumOptions } from '../../../../ui/form/options'
import { toDateTimeRange } from '../../../../ui/format/date'
import { capitals, param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

/** What waits comes first. */
export const STATUSES = [
  'PENDING',
  'REGISTERED',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly RegistrationStatus[]
const TYPES = ['COMPANY', 'MUD_TAIL'] as const
/** Every status, chosen as such. */
export const EVERY = 'EVERY'

export const config = {
  filters: {
    status: param.choice([...STATUSES, EVERY]),
    companyName: param.text(),
    companyNo: param.text(capitals),
    companyType: param.choice(TYPES),
    contactName: param.text(),
    contactPhone: param.text(),
    submittedAt: param.days(),
  },
  sort: [{ field: 'SUBMITTED_AT', direction: 'DESC' }] satisfies SortItem<RegistrationSortField>[],
  beside: ['registration'],
}

export type Filters = FilterValues<typeof config.filters>

/** The status that is shown: what waits, as long as nobody chooses another one or searches. */
export function shownStatus({ status, ...searched }: Filters): RegistrationStatus | typeof EVERY {
  if (status !== undefined) return status
  return Object.keys(searched).length > 0 ? EVERY : 'PENDING'
}

export function toFilter(filters: Filters): RegistrationFilter {
  const { status: _, companyType, submittedAt, ...same } = filters
  const status = shownStatus(filters)
  return {
    ...same,
    status: status === EVERY ? undefined : [status],
    companyType: companyType && [companyType],
    submittedAt: toDateTimeRange(submittedAt),
  }
}

const { fields } = texts

/** The status has its own buttons. */
export const searchFields: SearchField[] = [
  { name: 'companyName', label: fields.companyName, type: 'text' },
  { name: 'companyNo', label: fields.companyNo, type: 'text' },
  { name: 'companyType', label: fields.companyType, type: 'choice', options: enumOptions(TYPES, texts.types) },
  { name: 'contactName', label: fields.contactName, type: 'text' },
  { name: 'contactPhone', label: fields.contactPhone, type: 'text' },
  { name: 'submittedAt', label: fields.submittedAt, type: 'days' },
]
