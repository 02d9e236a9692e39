import { arrivalFilter, arrivalFields as fields } from '../../../gql/fields/yard.generated'
import type { ArrivalFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { oneOf } from '../../../kit/record/useRecord'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import {
  ArrivalDocument,
  type ArrivalRowFragment,
  ArrivalsDocument,
  RecordArrivalDocument,
  RefuseArrivalDocument,
  ReopenArrivalDocument,
} from './arrival.generated'
import { TipDialog } from './TipDialog'
import { texts } from './texts'

type Arrival = ArrivalRowFragment

export const columns = columnsOf<Arrival>()(fields, {
  truckCode: { width: 120, pin: 'start', rowHeader: true },
  state: 96,
  no: 170,
  companyName: 200,
  projectName: 180,
  garbageName: 140,
  goSoilType: 90,
  weightTons: 110,
  siteWeight: 110,
  goDatetime: 160,
  arrivedAt: 160,
  closedAt: 160,
  driverName: 90,
  ticketNo: 130,
  reason: 160,
  saidName: hidden(140),
})

const idOf = ({ id }: Arrival) => ({ id })
const aboutOf = ({ truckCode, companyName }: Arrival) => texts.about(truckCode, companyName)

const arrivals = recordKind<Arrival>()({
  texts,
  param: 'arrival',
  nameOf: ({ truckCode }) => truckCode,
  list: {
    id: 'arrivals',
    document: ArrivalsDocument,
    pick: (data) => data.arrivals,
    columns,
    card: { state: 'state', facts: ['companyName', 'goSoilType', 'weightTons', 'goDatetime'] },
    search: searchOf<ArrivalFilter>()(arrivalFilter, {
      truckCode: true,
      no: true,
      state: { several: true },
      goDatetime: { exact: true },
      ticketNo: true,
      projectName: true,
      goSoilType: true,
    }),
    sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
    exported: 'ARRIVALS',
    sums: [
      { label: texts.announced, kind: 'count', unit: texts.trips, total: ({ announced }) => announced },
      { label: texts.arrived, kind: 'count', unit: texts.trips, total: ({ arrived }) => arrived },
      { label: texts.tipped, kind: 'count', unit: texts.trips, total: ({ tipped }) => tipped },
      { label: texts.refused, kind: 'count', unit: texts.trips, total: ({ refused }) => refused },
      { label: texts.tippedTons, kind: 'quantity', unit: texts.tons, total: ({ tippedTons }) => tippedTons },
      { label: texts.tippedCubic, kind: 'quantity', unit: texts.cubic, total: ({ tippedCubic }) => tippedCubic },
    ],
  },
  one: oneOf(ArrivalDocument, (data) => data.arrival),
  head: (row) => ({
    state: <CodeBadge field={fields.state} value={row.state} />,
    about: [row.companyName, row.projectName],
  }),
  Detail: ({ row }) => (
    <>
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={['no', 'garbageName', 'goSoilType', 'weightTons', 'goDatetime', 'driverName', 'ticketNo']}
      />
      <FactsOf
        title={texts.said}
        fields={fields}
        of={row}
        facts={['arrivedAt', 'closedAt', 'siteWeight', 'reason', 'saidName']}
      />
    </>
  ),
  verbs: {
    verbs: {
      arrive: { label: texts.arrive, command: commandOf(RecordArrivalDocument, idOf) },
      tip: { label: texts.tip, Dialog: TipDialog },
      refuse: {
        label: texts.refuse,
        danger: true,
        command: commandOf(RefuseArrivalDocument, ({ id }: Arrival, reason) => ({ id, reason })),
        reason: { title: texts.refuseTitle, label: texts.reason, outcome: () => texts.refuseOutcome },
      },
      reopen: {
        label: texts.reopen,
        command: commandOf(ReopenArrivalDocument, idOf),
        ask: (row) => ({ title: texts.reopenTitle, content: texts.reopenQuestion, about: aboutOf(row) }),
      },
    },
    of: ({ allowedActions }) =>
      (['arrive', 'tip', 'refuse', 'reopen'] as const).filter((verb) => allowedActions.includes(verb)),
    first: ({ state }) => (state === 'ANNOUNCED' ? 'arrive' : state === 'ARRIVED' ? 'tip' : null),
    about: aboutOf,
    inline: true,
    width: 190,
    changes: ['Arrival'],
  },
})

/** 到场车次: the trips to the dump sites that the company runs, each with what the gate says of it. */
export default function ArrivalPage() {
  return <RecordListPage kind={arrivals} />
}
