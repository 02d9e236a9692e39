import { Link } from 'react-router-dom'
import { punchFields as fields, punchFilter } from '../../../../gql/fields/waybill.generated'
import type { PunchFilter } from '../../../../gql/types.generated'
import { CodeBadge } from '../../../../kit/cells'
import { columnsOf, hidden } from '../../../../kit/columns'
import { FactsOf } from '../../../../kit/facts'
import { recordKind } from '../../../../kit/record/kind'
import { RecordListPage } from '../../../../kit/record/RecordListPage'
import { oneOf } from '../../../../kit/record/useRecord'
import { searchOf } from '../../../../kit/search'
import { commandOf, reasonAgainst } from '../../../../kit/verbs/verb'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatDateTime } from '../../../../ui/format/date'
import { PicturePreview, Pictures } from '../../picture'
import { DeskPunchDocument, DeskPunchesDocument, type PunchRowFragment, SettlePunchDocument } from './desk.generated'
import { texts } from './texts'

type Punch = PunchRowFragment

/** Number of a trip, which leads to it. */
function Trip({ id, no }: { id: string; no: string }) {
  const openable = useOpenable()
  const url = `/chain/business/companywaybill2?${new URLSearchParams({ waybill: id })}`
  return openable(url) ? <Link to={url}>{no}</Link> : no
}

/** Whether a record by its id is a punch, as the asked type has it. */
const isPunch = (node: object): node is Punch => 'correctedAt' in node

const placeOf = ({ lng, lat, accuracy }: Punch): string | null =>
  lng && lat ? texts.placed(`${lng}, ${lat}`, accuracy) : null

export const columns = columnsOf<Punch>()(fields, {
  kind: { width: 90, pin: 'start', rowHeader: true },
  state: 96,
  at: hidden(160),
  correctedAt: 160,
  skewSeconds: hidden(110),
  receivedAt: hidden(160),
  truckCode: 110,
  conflictReason: 260,
  cardNo: 150,
  projectName: 180,
  soilType: 100,
  tpMode: hidden(100),
  garbageName: hidden(160),
  weightTons: hidden(100),
  lng: hidden(110),
  lat: hidden(110),
  accuracy: hidden(100),
  picture: hidden(120),
  machineCode: hidden(110),
  waybillNo: {
    width: 160,
    cell: ({ waybillId, waybillNo }) => waybillId && <Trip id={waybillId} no={waybillNo ?? ''} />,
  },
  waybillStatus: hidden(110),
  conflict: hidden(160),
  settledAs: hidden(110),
  settleName: hidden(100),
  settledAt: hidden(160),
  settleReason: hidden(180),
  userName: 100,
})

const aboutOf = ({ kind, truckCode, correctedAt }: Punch): string =>
  [fields.kind.codes[kind], truckCode, formatDateTime(correctedAt)].filter(Boolean).join(' ')

const punches = recordKind<Punch>()({
  texts,
  param: 'punch',
  nameOf: aboutOf,
  list: {
    id: 'punches',
    document: DeskPunchesDocument,
    pick: (data) => data.punches,
    columns,
    card: { state: 'state', facts: ['truckCode', 'correctedAt', 'conflictReason'] },
    search: searchOf<PunchFilter>()(punchFilter, {
      state: true,
      kind: true,
      truckCode: true,
      cardNo: true,
      userName: true,
      correctedAt: { exact: true },
    }),
    sort: [{ field: 'CORRECTED_AT', direction: 'DESC' }],
    exported: 'PUNCHES',
  },
  Around: PicturePreview,
  one: oneOf(DeskPunchDocument, ({ node }) => (node && isPunch(node) ? node : null)),
  head: (row) => ({
    state: <CodeBadge field={fields.state} value={row.state} />,
    about: [row.truckCode, row.projectName].filter((text) => text !== null),
  }),
  Detail: ({ row }) => (
    <>
      <FactsOf title={texts.why} fields={fields} of={row} known facts={['conflict', 'conflictReason']} />
      <FactsOf
        title={texts.punched}
        fields={fields}
        of={row}
        facts={[
          'kind',
          'correctedAt',
          'at',
          'skewSeconds',
          'receivedAt',
          'userName',
          'machineCode',
          [texts.place, placeOf(row)],
          [fields.picture.label, <Pictures key="picture" name={fields.picture.label} field={row.picture} />, true],
        ]}
      />
      <FactsOf
        title={texts.trip}
        fields={fields}
        of={row}
        facts={[
          'truckCode',
          'cardNo',
          'projectName',
          'soilType',
          'tpMode',
          'garbageName',
          'weightTons',
          [fields.waybillNo.label, row.waybillId && <Trip key="trip" id={row.waybillId} no={row.waybillNo ?? ''} />],
          'waybillStatus',
        ]}
      />
      <FactsOf
        title={texts.settling}
        fields={fields}
        of={row}
        known
        facts={['settledAs', 'settleName', 'settledAt', 'settleReason']}
      />
    </>
  ),
  verbs: {
    verbs: {
      attach: {
        label: texts.attach,
        done: texts.done,
        against: ([row]) => against(row, 'settle'),
        command: commandOf(SettlePunchDocument, ({ id, version }: Punch, reason) => ({
          id,
          version,
          input: { as: 'ATTACH' as const, waybillNo: reason },
        })),
        reason: { title: texts.attachTitle, label: texts.attachLabel, outcome: () => texts.attachOutcome },
      },
      make: {
        label: texts.make,
        done: texts.done,
        against: ([row]) => against(row, 'settle'),
        command: commandOf(SettlePunchDocument, ({ id, version }: Punch) => ({
          id,
          version,
          input: { as: 'NEW' as const },
        })),
        ask: (row) => ({ title: texts.makeTitle, content: texts.makeQuestion(aboutOf(row)), about: texts.makeAbout }),
      },
      drop: {
        label: texts.drop,
        danger: true,
        done: texts.done,
        against: ([row]) => against(row, 'drop'),
        command: commandOf(SettlePunchDocument, ({ id, version }: Punch, reason) => ({
          id,
          version,
          input: { as: 'DROP' as const, reason },
        })),
        reason: { title: texts.dropTitle, label: texts.dropLabel, outcome: () => texts.dropOutcome },
      },
    },
    of: ({ state }) => (state === 'CONFLICT' ? ['make', 'attach', 'drop'] : []),
    first: ({ kind }) => (kind === 'LOAD' ? 'make' : 'attach'),
    about: aboutOf,
    width: 150,
    changes: ['Punch', 'Waybill'],
  },
})

const against = (row: Punch | undefined, action: string): string | null => (row ? reasonAgainst(action, row) : null)

/** 打卡: punches of trips by phone, and those that wait for a clerk. */
export default function PunchDeskPage() {
  return <RecordListPage kind={punches} />
}
