import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Money, Price } from '../../../ui/format/Numbers'
import { EnabledBadge } from '../../basedata/kit'
import type { ProjectPhaseRowFragment } from './phase.generated'
import { cubicOf, truckOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const digits = (text: string) => <span className="tf-number">{text}</span>
const volume = (cubic: ProjectPhaseRowFragment['planCubic']) => cubicOf(cubic) ?? '—'

/** A phase, field by field. */
export const columns: readonly Column<ProjectPhaseRowFragment>[] = [
  {
    id: 'phaseName',
    header: fields.phaseName,
    width: 160,
    pin: 'start',
    rowHeader: true,
    sort: 'PHASE_NAME',
    cell: (row) => row.phaseName,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  {
    id: 'projectName',
    header: fields.projectName,
    width: 200,
    sort: 'PROJECT_NAME',
    cell: (row) => row.projectName,
  },
  { id: 'fromDate', header: fields.fromDate, width: 120, sort: 'FROM_DATE', cell: (row) => digits(row.fromDate) },
  { id: 'toDate', header: fields.toDate, width: 120, sort: 'TO_DATE', cell: (row) => digits(row.toDate) },
  {
    id: 'planCubic',
    header: fields.planCubic,
    width: 140,
    kind: 'quantity',
    sort: 'PLAN_CUBIC',
    cell: (row) => volume(row.planCubic),
  },
  {
    id: 'surveyedCubic',
    header: fields.surveyedCubic,
    width: 140,
    kind: 'quantity',
    cell: (row) => volume(row.surveyedCubic),
  },
  {
    id: 'planTransportCost',
    header: fields.planTransportCost,
    width: 150,
    kind: 'money',
    cell: (row) => <Money value={row.planTransportCost} />,
  },
  {
    id: 'planCubicPrice',
    header: fields.planCubicPrice,
    width: 140,
    kind: 'money',
    cell: (row) => <Price value={row.planCubicPrice} unit="CUBIC" />,
  },
  {
    id: 'truckCubic',
    header: fields.truckCubic,
    width: 120,
    kind: 'quantity',
    cell: (row) => truckOf(row.truckCubic) ?? '—',
  },
  { id: 'garbageNames', header: fields.garbageNames, width: 180, cell: (row) => row.garbageNames ?? '—' },
  { id: 'soilTypes', header: fields.soilTypes, width: 140, cell: (row) => row.soilTypes.join('、') || '—' },
  { id: 'remark', header: fields.remark, width: 180, cell: (row) => row.remark },
  { id: 'mergedIntoName', header: fields.mergedIntoName, width: 180, cell: (row) => row.mergedIntoName },
  { id: 'mergedNames', header: fields.mergedNames, width: 180, hidden: true, cell: (row) => row.mergedNames },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => digits(formatDateTime(row.createTime)),
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 160,
    sort: 'UPDATE_TIME',
    hidden: true,
    cell: (row) => digits(formatDateTime(row.updateTime)),
  },
]
