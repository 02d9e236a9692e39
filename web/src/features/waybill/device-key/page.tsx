import { deviceKeyFilter, deviceKeyFields as fields } from '../../../gql/fields/waybill.generated'
import type { DeviceKeyFilter } from '../../../gql/types.generated'
import { figures } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { useViewer } from '../../../shell/viewer'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import looks from '../../../ui/layout/looks.module.css'
import {
  type DeviceKeyRowFragment,
  DeviceKeysDocument,
  type DeviceKeysQuery,
  RevokeDeviceKeyDocument,
} from './device-key.generated'
import { AddGateKey, AddKey } from './form'
import { gateTexts, texts } from './texts'

type DeviceKey = DeviceKeyRowFragment

function StateBadge({ row: { revokeTime } }: { row: DeviceKey }) {
  if (!revokeTime) return <StatusBadge tone="good">{texts.valid}</StatusBadge>
  return (
    <span data-tip={texts.revokedAt(formatDateTime(revokeTime))}>
      <StatusBadge tone="neutral">{texts.revoked}</StatusBadge>
    </span>
  )
}

const name = { width: 180, pin: 'start', rowHeader: true } as const
const common = {
  key: { header: fields.tail.label, width: 90, cell: (row: DeviceKey) => figures(texts.tail(row.tail)) },
  state: { header: texts.state, width: 96, cell: (row: DeviceKey) => <StateBadge row={row} /> },
  usedTime: {
    width: 160,
    cell: ({ usedTime }: DeviceKey) => (usedTime ? figures(formatDateTime(usedTime)) : texts.neverUsed),
  },
  revokeTime: hidden(160),
  createBy: 110,
  createTime: 160,
}

/** Keys of a company: of trucks and their platforms, and of gates. */
export const columns = columnsOf<DeviceKey>()(fields, {
  name,
  truckCode: { width: 120, cell: (row) => row.truckCode ?? texts.anyTruck },
  punches: 110,
  ...common,
})
/** Keys of a dump site, which has no trucks. */
const gateColumns = columnsOf<DeviceKey>()(fields, { name, ...common })

/** Parts of a kind of key that all share. */
const shared = {
  param: 'key',
  nameOf: ({ name }: DeviceKey) => name,
  emptyAlone: true,
  verbs: {
    verbs: {
      revoke: {
        label: texts.revoke,
        danger: true,
        done: texts.revoked,
        against: ([row]: readonly DeviceKey[]) => (row?.revokeTime ? texts.alreadyRevoked : null),
        command: commandOf(RevokeDeviceKeyDocument, ({ id }: DeviceKey) => ({ id })),
        ask: ({ name }: DeviceKey) => ({
          title: texts.revokeTitle,
          content: texts.revokeQuestion(name),
          about: texts.revokeAbout,
          danger: true,
        }),
      },
    },
    about: ({ name }: DeviceKey) => name,
    inline: true,
    width: 80,
    changes: ['DeviceKey'],
  },
} as const

const list = {
  document: DeviceKeysDocument,
  pick: (data: DeviceKeysQuery) => data.deviceKeys,
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
  exported: 'DEVICE_KEYS',
} as const

const keys = recordKind<DeviceKey>()({
  ...shared,
  texts,
  list: {
    ...list,
    id: 'device-keys',
    columns,
    card: { state: 'state', facts: ['truckCode', 'key', 'usedTime'] },
    search: searchOf<DeviceKeyFilter>()(deviceKeyFilter, {
      name: true,
      truckCode: { label: fields.truckCode.label },
      revoked: true,
    }),
    Banner: () => <p className={looks.lead}>{texts.intro}</p>,
  },
  Add: AddKey,
})

const gateKeys = recordKind<DeviceKey>()({
  ...shared,
  texts: gateTexts,
  list: {
    ...list,
    id: 'gate-keys',
    columns: gateColumns,
    card: { state: 'state', facts: ['key', 'usedTime'] },
    search: searchOf<DeviceKeyFilter>()(deviceKeyFilter, { name: true, revoked: true }),
    Banner: () => <p className={looks.lead}>{gateTexts.intro}</p>,
  },
  Add: AddGateKey,
})

/** 定位设备 of a company, 门岗设备 of a dump site: keys with which devices report, made, shown once, revoked. */
export default function DeviceKeyPage() {
  const { roleType } = useViewer()
  return <RecordListPage kind={roleType === 'ENTERPRISE' ? gateKeys : keys} />
}
