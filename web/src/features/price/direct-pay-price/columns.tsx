import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Price as PriceText } from '../../../ui/format/Numbers'
import { Approver, fourEyesOffColumn } from '../../company/settings'
import { PriceStatusBadge } from './badges'
import { countMembers, type Price, unitOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => <span className="tf-number">{formatDateTime(value)}</span>
const hidden = { hidden: true }

/** Every field of a direct-pay price (000 §3); the ids wait in the column settings. */
export const columns: readonly Column<Price>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 200,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span data-tip={row.projectName}>{row.projectName}</span>,
  },
  { id: 'status', header: fields.status, width: 96, cell: (row) => <PriceStatusBadge status={row.status} /> },
  { id: 'tpMode', header: fields.tpMode, width: 90, cell: (row) => texts.modes[row.tpMode] },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'garbageName', header: fields.garbageName, width: 140, cell: (row) => row.garbageName },
  {
    id: 'directPayPrice',
    header: fields.directPayPrice,
    width: 110,
    kind: 'money',
    sort: 'DIRECT_PAY_PRICE',
    cell: (row) => <PriceText value={row.directPayPrice} unit={unitOf(row)} />,
  },
  {
    id: 'weightType',
    header: fields.weightType,
    width: 90,
    ...hidden,
    cell: (row) => row.weightType && texts.units[row.weightType],
  },
  {
    id: 'captainAndDrivers',
    header: fields.captainAndDrivers,
    width: 260,
    cell: (row) => <span data-tip={row.captainAndDriversText}>{row.captainAndDriversText}</span>,
  },
  {
    id: 'captainAndDriver',
    header: fields.captainAndDriver,
    width: 90,
    ...hidden,
    cell: (row) => countMembers(row.captainAndDriver),
  },
  { id: 'applyName', header: fields.applyName, width: 90, cell: (row) => row.applyName },
  {
    id: 'applyDatetime',
    header: fields.applyDatetime,
    width: 160,
    sort: 'APPLY_DATETIME',
    cell: (row) => time(row.applyDatetime),
  },
  {
    id: 'auditName',
    header: fields.auditName,
    width: 110,
    cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  {
    id: 'auditDatetime',
    header: fields.auditDatetime,
    width: 160,
    sort: 'AUDIT_DATETIME',
    cell: (row) => time(row.auditDatetime),
  },
  { id: 'invalidName', header: fields.invalidName, width: 100, cell: (row) => row.invalidName },
  {
    id: 'invalidDatetime',
    header: fields.invalidDatetime,
    width: 160,
    sort: 'INVALID_DATETIME',
    cell: (row) => time(row.invalidDatetime),
  },
  {
    id: 'reason',
    header: fields.reason,
    width: 160,
    cell: (row) => row.reason && <span data-tip={row.reason}>{row.reason}</span>,
  },
  { id: 'projectInfoId', header: fields.projectInfoId, width: 300, ...hidden, cell: (row) => row.projectInfoId },
  { id: 'garbageId', header: fields.garbageId, width: 300, ...hidden, cell: (row) => row.garbageId },
  { id: 'id', header: fields.id, width: 300, ...hidden, cell: (row) => row.id },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['tpMode', 'soilType', 'garbageName', 'captainAndDrivers', 'applyDatetime'],
  amount: 'directPayPrice',
}
