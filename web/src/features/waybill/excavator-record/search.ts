import { excavatorRecordFilter, excavatorRecordFields as fields } from '../../../gql/fields/waybill.generated'
import type { ExcavatorRecordFilter } from '../../../gql/types.generated'
import { searchOf, withParams } from '../../../kit/search'
import { namedOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues } from '../../../ui/list/useListState'
import type { Chip } from '../../../ui/search-form/chips'
import { bookedText, phaseBooked } from '../../insight/phase-trips'
import type { ExcavatorChoicesQuery } from './excavator.generated'
import { type ExcavatorRecord, IN_TYPES, LEDGER_TYPES } from './rows'
import { texts } from './texts'

/** States of the list, whatever the search. */
const STATUSES = ['SUBMITTED', 'IN_APPROVAL', 'APPROVED'] as const

/** Parameters of links alone. */
const linked = { machineId: param.text(), staffId: param.text(), phase: phaseBooked }

export const search = withParams(
  searchOf<ExcavatorRecordFilter, ExcavatorChoicesQuery>()(
    excavatorRecordFilter,
    {
      machineCode: true,
      staffName: true,
      startDatetime: { label: texts.searchDate },
      projectInfoId: {
        label: fields.projectName.label,
        choices: (asked) => namedOptions(asked?.projects ?? []),
      },
      inType: { only: IN_TYPES },
      inShiftType: true,
      ledgerType: { only: LEDGER_TYPES },
      auditStatus: { only: STATUSES },
      fourEyesOff: true,
    },
    { projectInfoId: 'projectId' },
  ),
  linked,
  ({ machineId, staffId, phase }, asked) => ({
    ...asked,
    machineId,
    staffId,
    phase,
    auditStatus: asked.auditStatus ?? [...STATUSES],
  }),
)

/** Chips for a link's filters, with names from the rows once there are some. */
export const chips = (
  { machineId, staffId, phase }: FilterValues<typeof linked>,
  [first]: readonly ExcavatorRecord[],
): Chip[] => [
  ...(phase
    ? [{ name: 'phase', label: texts.ofCost, value: bookedText(phase, texts.machineCost, texts.unpriced) }]
    : []),
  ...(machineId ? [{ name: 'machineId', label: texts.machine, value: first?.machineCode ?? machineId }] : []),
  ...(staffId ? [{ name: 'staffId', label: fields.staffName.label, value: first?.staffName ?? staffId }] : []),
]
