import type { ExcavatorRecordFilter, ExcavatorRecordSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { Chip } from '../../../ui/search-form/chips'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { bookedText, phaseBooked } from '../../insight/phase-charts'
import type { ExcavatorRecord } from './rows'
import { texts } from './texts'

export const SHIFTS = ['DAY', 'NIGHT'] as const
export const IN_TYPES = ['DIG', 'REHANDLE', 'GRADE', 'BREAK', 'OTHER'] as const
export const LEDGER_TYPES = ['SHIFT', 'MEASURED'] as const
/** What the list has at all (001 §4). */
export const STATUSES = ['SUBMITTED', 'IN_APPROVAL', 'APPROVED'] as const

export const config = {
  filters: {
    machineCode: param.text(),
    staffName: param.text(),
    projectId: param.text(),
    startDatetime: param.days(),
    inShiftType: param.choice(SHIFTS),
    inType: param.choice(IN_TYPES),
    ledgerType: param.choice(LEDGER_TYPES),
    auditStatus: param.choice(STATUSES),
    fourEyesOff: param.flag(),
    // Links set these; they show as chips.
    machineId: param.text(),
    staffId: param.text(),
    phase: phaseBooked,
  },
  sort: [{ field: 'START_DATETIME', direction: 'DESC' }] satisfies SortItem<ExcavatorRecordSortField>[],
  beside: ['info', 'record', 'edit', 'add'],
}

export type Filters = FilterValues<typeof config.filters>

/** 0, 1 and 2 are asked for whatever the form says. */
export const toFilter = ({
  projectId,
  auditStatus,
  startDatetime,
  fourEyesOff,
  ...same
}: Filters): ExcavatorRecordFilter => ({
  ...same,
  projectInfoId: projectId,
  auditStatus: auditStatus ? [auditStatus] : [...STATUSES],
  startDatetime: toDateTimeRange(startDatetime),
  ...equalFourEyesOff(fourEyesOff),
})

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  { name: 'machineCode', label: fields.machineCode, type: 'text' },
  { name: 'staffName', label: fields.staffName, type: 'text' },
  { name: 'startDatetime', label: texts.searchDate, type: 'days' },
  {
    name: 'projectId',
    label: fields.projectName,
    type: 'choice',
    options: namedOptions(projects),
  },
  { name: 'inType', label: fields.inType, type: 'choice', options: enumOptions(IN_TYPES, texts.inTypes) },
  { name: 'inShiftType', label: fields.inShiftType, type: 'choice', options: enumOptions(SHIFTS, texts.shifts) },
  {
    name: 'ledgerType',
    label: fields.ledgerType,
    type: 'choice',
    options: enumOptions(LEDGER_TYPES, texts.ledgerTypes),
  },
  { name: 'auditStatus', label: fields.auditStatus, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
  fourEyesOffSearch,
]

/** What a link has set; its names are those of the rows, once there are some. */
export function linkedChips({ machineId, staffId, phase }: Filters, [first]: readonly ExcavatorRecord[]): Chip[] {
  return [
    ...(phase
      ? [{ name: 'phase', label: texts.ofCost, value: bookedText(phase, texts.machineCost, texts.unpriced) }]
      : []),
    ...(machineId ? [{ name: 'machineId', label: texts.machine, value: first?.machineCode ?? machineId }] : []),
    ...(staffId ? [{ name: 'staffId', label: fields.staffName, value: first?.staffName ?? staffId }] : []),
  ]
}
