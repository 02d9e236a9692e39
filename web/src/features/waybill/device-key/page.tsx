import { deviceKeyFilter, deviceKeyFields as fields } from '../../../gql/fields/waybill.generated'
import type { DeviceKeyFilter } from '../../../gql/types.generated'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import looks from '../../../ui/layout/looks.module.css'
import { type DeviceKeyRowFragment, DeviceKeysDocument, RevokeDeviceKeyDocument } from './device-key.generated'
import { AddKey } from './form'
import { texts } from './texts'

type DeviceKey = DeviceKeyRowFragment

function StateBadge({ row: { revokeTime } }: { row: DeviceKey }) {
  if (!revokeTime) return <StatusBadge tone="good">{texts.valid}</StatusBadge>
  return (
    <span data-tip={texts.revokedAt(formatDateTime(revokeTime))}>
      <StatusBadge tone="neutral">{texts.revoked}</StatusBadge>
    </span>
  )
}

export const columns = columnsOf<DeviceKey>()(fields, {
  name: { width: 180, pin: 'start', rowHeader: true },
  truckCode: { width: 120, cell: (row) => row.truckCode ?? texts.anyTruck },
  punches: 110,
  key: { header: fields.tail.label, width: 90, cell: (row) => figures(texts.tail(row.tail)) },
  state: { header: texts.state, width: 96, cell: (row) => <StateBadge row={row} /> },
  usedTime: {
    width: 160,
    cell: ({ usedTime }) => (usedTime ? figures(formatDateTime(usedTime)) : texts.neverUsed),
  },
  revokeTime: hidden(160),
  createBy: 110,
  createTime: 160,
})

const keys = recordKind<DeviceKey>()({
  texts,
  param: 'key',
  nameOf: ({ name }) => name,
  list: {
    id: 'device-keys',
    document: DeviceKeysDocument,
    pick: (data) => data.deviceKeys,
    columns,
    card: { state: 'state', facts: ['truckCode', 'key', 'usedTime'] },
    search: searchOf<DeviceKeyFilter>()(deviceKeyFilter, {
      name: true,
      truckCode: { label: fields.truckCode.label },
      revoked: true,
    }),
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    exported: 'DEVICE_KEYS',
    Banner: () => <p className={looks.lead}>{texts.intro}</p>,
  },
  verbs: {
    verbs: {
      revoke: {
        label: texts.revoke,
        danger: true,
        done: texts.revoked,
        against: ([row]) => (row?.revokeTime ? texts.alreadyRevoked : null),
        command: commandOf(RevokeDeviceKeyDocument, ({ id }: DeviceKey) => ({ id })),
        ask: ({ name }) => ({
          title: texts.revokeTitle,
          content: texts.revokeQuestion(name),
          about: texts.revokeAbout,
          danger: true,
        }),
      },
    },
    about: ({ name }) => name,
    inline: true,
    width: 80,
    changes: ['DeviceKey'],
  },
  emptyAlone: true,
  Add: AddKey,
})

/** 定位设备: keys with which devices report positions for the company, made, shown once, revoked. */
export default function DeviceKeyPage() {
  return <RecordListPage kind={keys} />
}
