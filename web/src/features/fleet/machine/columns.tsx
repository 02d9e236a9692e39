import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Price } from '../../../ui/format/Numbers'
import { EnabledBadge } from '../../basedata/kit'
import type { MachineRowFragment } from './machine.generated'
import { texts } from './texts'

const { fields } = texts

/** A machine, field by field. */
export const columns: readonly Column<MachineRowFragment>[] = [
  {
    id: 'machineCode',
    header: fields.machineCode,
    width: 130,
    pin: 'start',
    rowHeader: true,
    sort: 'MACHINE_CODE',
    cell: (row) => <span className="tf-number">{row.machineCode}</span>,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  { id: 'name', header: fields.name, width: 150, sort: 'NAME', cell: (row) => row.name },
  { id: 'model', header: fields.model, width: 150, sort: 'MODEL', cell: (row) => row.model },
  {
    id: 'loadPrice',
    header: fields.loadPrice,
    width: 130,
    kind: 'money',
    sort: 'LOAD_PRICE',
    cell: (row) => <Price value={row.loadPrice} unit="TRUCK" />,
  },
  {
    id: 'shiftCost',
    header: fields.shiftCost,
    width: 150,
    kind: 'money',
    sort: 'SHIFT_COST',
    cell: (row) => <Price value={row.shiftCost} unit="SHIFT" />,
  },
  { id: 'operatorName', header: fields.operatorName, width: 110, cell: (row) => row.operatorName },
  {
    id: 'operatorMobile',
    header: fields.operatorMobile,
    width: 140,
    cell: (row) => <span className="tf-number">{row.operatorMobile}</span>,
  },
  { id: 'mergedIntoName', header: fields.mergedIntoName, width: 130, cell: (row) => row.mergedIntoName },
  { id: 'mergedNames', header: fields.mergedNames, width: 180, hidden: true, cell: (row) => row.mergedNames },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 160,
    sort: 'UPDATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.updateTime)}</span>,
  },
]
