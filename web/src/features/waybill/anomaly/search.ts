import { anomalyFilter, anomalyFields as fields } from '../../../gql/fields/waybill.generated'
import type { AnomalyFilter } from '../../../gql/types.generated'
import { searchOf, withParams } from '../../../kit/search'
import { namedOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues } from '../../../ui/list/useListState'
import type { AnomalyChoicesQuery } from './anomaly.generated'
import { RULES } from './rules'

export const STATES = ['OPEN', 'CONFIRMED', 'CLEARED', 'GONE', 'ALL'] as const

/**
 * Searches of the list; rule and state have their own buttons. Open flags are listed unless another state is chosen.
 */
export const search = withParams(
  searchOf<AnomalyFilter, AnomalyChoicesQuery>()(
    anomalyFilter,
    {
      no: true,
      goDatetime: true,
      projectInfoId: {
        label: fields.projectName.label,
        choices: (asked) => namedOptions(asked?.projects ?? []),
      },
      truckCode: true,
      captainName: true,
      createTime: true,
      blocking: true,
    },
    { projectInfoId: 'projectId' },
  ),
  { rule: param.choice(RULES), state: param.choice(STATES) },
  ({ rule, state = 'OPEN' }, asked) => ({
    ...asked,
    rule: rule && [rule],
    state: state === 'ALL' ? undefined : [state],
  }),
)

export type Filters = FilterValues<typeof search.filters>
