import { ticketCollectionFields as fields, ticketCollectionFilter } from '../../../gql/fields/ticket.generated'
import type { TicketCollectionFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { formatCount } from '../../../ui/format/decimal'
import { PictureCell, PicturePreview } from '../../waybill/picture'
import {
  ADD,
  BookedFacts,
  BookingGroups,
  bookingTexts,
  driversOf,
  projectsOf,
  sitesOf,
  soilsOf,
  ticketDay,
} from '../booking'
import { type TicketChoices, useTicketChoices } from '../form'
import {
  type TicketCollectionRowFragment,
  TicketCollectionsDocument,
  VoidTicketCollectionDocument,
} from './collection.generated'
import { AddCollection, collection, EditCollection } from './form'
import { texts } from './texts'

type Collection = TicketCollectionRowFragment

const countOf = ({ quantity }: Collection) => texts.tickets(formatCount(quantity))
/** Holder of the tickets: a driver, or the project itself. */
const holderOf = ({ driverName }: Collection) => driverName ?? texts.project

export const columns = columnsOf<Collection>()(fields, {
  collectNo: { width: 150, pin: 'start', rowHeader: true },
  status: 100,
  projectName: 190,
  garbageName: 170,
  soilType: 90,
  quantity: { width: 90, unit: bookingTexts.sheets },
  collectedAt: 150,
  driverName: { width: 110, cell: holderOf },
  receiver: 100,
  picture: { width: 80, cell: ({ picture }) => <PictureCell name={fields.picture.label} field={picture} /> },
  remark: 160,
  createBy: 90,
  createTime: hidden(160),
  voidName: hidden(90),
  voidedAt: hidden(160),
  voidReason: hidden(160),
})

const search = searchOf<TicketCollectionFilter, TicketChoices>()(ticketCollectionFilter, {
  collectNo: true,
  projectInfoId: { label: fields.projectName.label, choices: projectsOf },
  collectedAt: { workDay: ticketDay },
  garbageId: { label: fields.garbageName.label, choices: sitesOf },
  soilType: { choices: soilsOf },
  driverId: { label: fields.driverName.label, choices: driversOf },
  receiver: true,
  status: true,
  createTime: true,
})

const collections = recordKind<Collection>()({
  texts,
  param: 'collection',
  nameOf: ({ collectNo }) => collectNo,
  list: {
    id: 'ticket-collections',
    document: TicketCollectionsDocument,
    pick: (data) => data.ticketCollections,
    columns,
    card: {
      state: 'status',
      facts: ['projectName', 'garbageName', 'soilType', 'driverName', 'collectedAt'],
      amount: 'quantity',
    },
    search,
    useChoices: useTicketChoices,
    sort: [{ field: 'COLLECTED_AT', direction: 'DESC' }],
    exported: 'TICKET_COLLECTIONS',
    sums: [
      {
        ...fields.quantity,
        unit: bookingTexts.sheets,
        total: ({ quantity }) => quantity,
        // Voided tickets do not count.
        of: ({ status, quantity }) => (status === 'BOOKED' ? quantity : null),
      },
    ],
    selectionSums: ['quantity'],
  },
  Around: PicturePreview,
  one: collection,
  head: (row) => ({
    state: <CodeBadge field={fields.status} value={row.status} />,
    amount: countOf(row),
    about: [row.projectName, row.garbageName, row.soilType],
  }),
  Detail: ({ row }) => (
    <BookingGroups row={row} ledger="collectionId" process={<BookedFacts fields={fields} of={row} />}>
      <FactsOf
        title={bookingTexts.basic}
        fields={fields}
        of={row}
        facts={[[texts.driver, holderOf(row)], 'receiver', 'collectedAt', 'remark']}
      />
    </BookingGroups>
  ),
  verbs: {
    verbs: {
      edit: { label: bookingTexts.edit, opens: 'edit' },
      void: {
        label: bookingTexts.void,
        danger: true,
        done: bookingTexts.voided,
        command: commandOf(VoidTicketCollectionDocument, ({ id }: Collection, reason) => ({ id, reason })),
        reason: {
          title: texts.voidTitle,
          label: fields.voidReason.label,
          outcome: ({ projectName, garbageName, soilType, quantity }) =>
            texts.voidOutcome(projectName, garbageName, soilType, formatCount(quantity)),
        },
      },
    },
    about: (row) => texts.voidSubject(row.collectNo, formatCount(row.quantity), row.projectName),
    inline: true,
    width: 150,
    changes: ['TicketCollection', 'TicketEntry', 'TicketCompanyStock', 'TicketStock', 'TicketDriverStock'],
  },
  addPermission: ADD,
  Add: AddCollection,
  Edit: EditCollection,
})

/** 领票: tickets that projects have taken from the company's stock. */
export default function CollectionPage() {
  return <RecordListPage kind={collections} />
}
