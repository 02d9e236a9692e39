import { fleetPaperFields as fields, fleetPaperFilter } from '../../../gql/fields/fleet.generated'
import type { FleetPaperFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { capitals } from '../../../ui/list/params'
import { AddFleetPaper, EditFleetPaper, fleetPaper, nameOf } from './form'
import { PaperBadge, PaperDetail } from './looks'
import {
  DeleteFleetPaperDocument,
  type FleetPaperRowFragment,
  FleetPapersDocument,
  type FleetPapersQuery,
} from './paper.generated'
import { RenewDialog } from './RenewDialog'
import { texts } from './texts'

type FleetPaper = FleetPaperRowFragment
type Summary = FleetPapersQuery['fleetPapers']['summary']

export const columns = columnsOf<FleetPaper>()(fields, {
  kind: { width: 120, pin: 'start', rowHeader: true, cell: ({ kind }) => fields.kind.codes[kind] },
  plate: 130,
  driverName: 110,
  captainName: 120,
  state: { width: 120, cell: ({ state }) => <PaperBadge state={state} /> },
  validUntil: 120,
  validFrom: hidden(120),
  number: 180,
  remark: 200,
  createTime: hidden(160),
  updateTime: 160,
})

const fleetPapers = recordKind<FleetPaper>()({
  texts,
  param: 'paper',
  nameOf,
  list: {
    id: 'fleet-papers',
    document: FleetPapersDocument,
    pick: (data) => data.fleetPapers,
    columns,
    card: { facts: ['plate', 'driverName', 'captainName', 'state', 'validUntil'] },
    search: searchOf<FleetPaperFilter>()(fleetPaperFilter, {
      plate: { typed: capitals },
      driverName: true,
      captainName: true,
      kind: { several: true },
      state: { several: true },
      number: true,
    }),
    sort: [{ field: 'VALID_UNTIL', direction: 'ASC' }],
    exported: 'FLEET_PAPERS',
    sums: [
      {
        label: texts.counts.expiring,
        kind: 'count',
        unit: texts.counts.unit,
        total: ({ expiringCount }: Summary) => expiringCount,
      },
      {
        label: texts.counts.expired,
        kind: 'count',
        unit: texts.counts.unit,
        total: ({ expiredCount }: Summary) => expiredCount,
      },
    ],
  },
  one: fleetPaper,
  head: ({ state, captainName }) => ({ state: <PaperBadge state={state} />, amount: null, about: [captainName] }),
  Detail: PaperDetail,
  verbs: {
    verbs: {
      renew: { label: texts.renew, Dialog: RenewDialog },
      update: { label: texts.update, opens: 'edit' },
      delete: {
        label: texts.delete,
        danger: true,
        removes: true,
        command: commandOf(DeleteFleetPaperDocument, ({ id }: FleetPaper) => ({ id })),
        ask: (row) => ({
          title: texts.deleteTitle,
          content: texts.deleteQuestion,
          about: texts.deleteAbout(nameOf(row)),
          danger: true,
        }),
      },
    },
    of: ({ allowedActions }) =>
      (['renew', 'update', 'delete'] as const).filter((verb) => allowedActions.includes(verb)),
    about: nameOf,
    inline: ['renew', 'update'],
    width: 190,
    changes: ['FleetPaper'],
  },
  addPermission: 'chain:basedata:edit',
  Add: AddFleetPaper,
  Edit: EditFleetPaper,
})

/** 证件: papers of the company's trucks and drivers, the first to run out first. */
export default function FleetPaperPage() {
  return <RecordListPage kind={fleetPapers} />
}
