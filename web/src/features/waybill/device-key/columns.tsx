import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { DeviceKeyRowFragment } from './device-key.generated'
import { texts } from './texts'

export type DeviceKey = DeviceKeyRowFragment

const { fields } = texts
const time = (value: string) => <span className="tf-number">{formatDateTime(value)}</span>

export const deviceKeyColumns = (revoke: (key: DeviceKey) => void): Column<DeviceKey>[] => [
  { id: 'name', header: fields.name, width: 180, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  {
    id: 'truckCode',
    header: fields.truckCode,
    width: 120,
    cell: (row) => row.truckCode ?? texts.anyTruck,
  },
  {
    id: 'key',
    header: fields.key,
    width: 90,
    cell: (row) => <span className="tf-number">{texts.tail(row.tail)}</span>,
  },
  {
    id: 'state',
    header: fields.state,
    width: 96,
    cell: ({ revokeTime }) =>
      revokeTime ? (
        <span data-tip={texts.revokedAt(formatDateTime(revokeTime))}>
          <StatusBadge tone="neutral">{texts.revoked}</StatusBadge>
        </span>
      ) : (
        <StatusBadge tone="good">{texts.valid}</StatusBadge>
      ),
  },
  {
    id: 'usedTime',
    header: fields.usedTime,
    width: 160,
    cell: ({ usedTime }) => (usedTime ? time(usedTime) : texts.neverUsed),
  },
  {
    id: 'revokeTime',
    header: fields.revokeTime,
    width: 160,
    hidden: true,
    cell: ({ revokeTime }) => revokeTime && time(revokeTime),
  },
  { id: 'createBy', header: fields.createBy, width: 110, cell: (row) => row.createBy },
  { id: 'createTime', header: fields.createTime, width: 160, sort: 'CREATE_TIME', cell: (row) => time(row.createTime) },
  {
    id: 'actions',
    header: fields.actions,
    width: 80,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction disabledReason={row.revokeTime ? texts.alreadyRevoked : null} onClick={() => revoke(row)}>
          {texts.revoke}
        </RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'state', facts: ['truckCode', 'key', 'usedTime'] }
