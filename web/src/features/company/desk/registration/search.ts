import { registrationFilter } from '../../../../gql/fields/company.generated'
import type { RegistrationFilter, RegistrationStatus } from '../../../../gql/types.generated'
import { searchOf, withParams } from '../../../../kit/search'
import { capitals, param } from '../../../../ui/list/params'
import type { FilterValues } from '../../../../ui/list/useListState'

/** Statuses, the waiting one first. */
const STATUSES = ['PENDING', 'REGISTERED', 'APPROVED', 'REJECTED'] as const satisfies readonly RegistrationStatus[]
/** Choice of every status. */
export const EVERY = 'EVERY'

const buttons = { status: param.choice([...STATUSES, EVERY]) }

/** Status of the list: the waiting ones, until a person chooses another status or searches. */
export function shownStatus({ status, ...searched }: FilterValues<typeof buttons>): RegistrationStatus | typeof EVERY {
  if (status !== undefined) return status
  return Object.keys(searched).length > 0 ? EVERY : 'PENDING'
}

/** Searches of the list; the status has its own buttons. */
export const search = withParams(
  searchOf<RegistrationFilter>()(registrationFilter, {
    companyName: true,
    companyNo: { typed: capitals },
    companyType: true,
    contactName: true,
    contactPhone: true,
    submittedAt: true,
  }),
  buttons,
  (filters, asked) => {
    const status = shownStatus(filters)
    return { ...asked, status: status === EVERY ? undefined : [status] }
  },
)

export type Filters = FilterValues<typeof search.filters>
