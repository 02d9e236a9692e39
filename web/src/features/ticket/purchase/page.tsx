import { ticketPurchaseFields as fields, ticketPurchaseFilter } from '../../../gql/fields/ticket.generated'
import type { TicketPurchaseFilter } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { commandOf } from '../../../kit/verbs/verb'
import { dayFromToday } from '../../../ui/format/date'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { Price } from '../../../ui/format/Numbers'
import { commonTexts } from '../../../ui/texts'
import { PictureCell, PicturePreview } from '../../waybill/picture'
import { ADD, BookedFacts, BookingGroups, bookingTexts, sitesOf, soilsOf } from '../booking'
import { useTicketChoices } from '../form'
import { AddPurchase, EditPurchase, purchase } from './form'
import {
  type TicketPurchaseRowFragment,
  TicketPurchasesDocument,
  VoidTicketPurchaseDocument,
} from './purchase.generated'
import { texts } from './texts'

type Purchase = TicketPurchaseRowFragment

const standing = ({ status }: Purchase) => status === 'BOOKED'
/** Last day on which the site accepts its tickets. */
function expiryOf({ expiresOn }: Purchase): string {
  if (!expiresOn) return texts.forever
  return expiresOn < dayFromToday(0) ? texts.expiredMark(expiresOn) : expiresOn
}
const countOf = ({ quantity }: Purchase) => texts.tickets(formatCount(quantity))
const amountOf = ({ amount }: Purchase) => texts.yuan(formatMoney(amount))

export const columns = columnsOf<Purchase>()(fields, {
  purchaseNo: { width: 150, pin: 'start', rowHeader: true },
  status: 100,
  garbageName: 170,
  soilType: 90,
  quantity: { width: 90, unit: bookingTexts.sheets },
  price: { width: 100, cell: ({ price }) => <Price value={price} unit="TICKET" /> },
  amount: { width: 130, unit: commonTexts.yuan },
  supplier: 170,
  boughtAt: 150,
  expiresOn: { width: 150, cell: (row) => <span className="tf-number">{expiryOf(row)}</span> },
  invoiceNo: 130,
  picture: { width: 80, cell: ({ picture }) => <PictureCell name={fields.picture.label} field={picture} /> },
  remark: 160,
  createBy: 90,
  createTime: hidden(160),
  voidName: hidden(90),
  voidedAt: hidden(160),
  voidReason: hidden(160),
})

const search = searchOf<TicketPurchaseFilter, ReturnType<typeof useTicketChoices>>()(ticketPurchaseFilter, {
  purchaseNo: true,
  boughtAt: true,
  garbageId: { label: fields.garbageName.label, choices: sitesOf },
  soilType: { choices: soilsOf },
  supplier: true,
  invoiceNo: true,
  status: true,
  createTime: true,
})

const purchases = recordKind<Purchase>()({
  texts,
  param: 'purchase',
  nameOf: ({ purchaseNo }) => purchaseNo,
  list: {
    id: 'ticket-purchases',
    document: TicketPurchasesDocument,
    pick: (data) => data.ticketPurchases,
    columns,
    card: { state: 'status', facts: ['garbageName', 'soilType', 'quantity', 'supplier', 'boughtAt'], amount: 'amount' },
    search,
    useChoices: useTicketChoices,
    sort: [{ field: 'BOUGHT_AT', direction: 'DESC' }],
    exported: 'TICKET_PURCHASES',
    // Voided tickets do not count.
    sums: [
      {
        ...fields.quantity,
        unit: bookingTexts.sheets,
        total: ({ quantity }) => quantity,
        of: (row) => (standing(row) ? row.quantity : null),
      },
      {
        ...fields.amount,
        unit: commonTexts.yuan,
        total: ({ amount }) => amount,
        of: (row) => (standing(row) ? row.amount : null),
      },
    ],
    selectionSums: ['quantity', 'amount'],
  },
  Around: PicturePreview,
  one: purchase,
  head: (row) => ({
    state: <CodeBadge field={fields.status} value={row.status} />,
    amount: amountOf(row),
    about: [row.garbageName, row.soilType, countOf(row), texts.perTicket(formatMoney(row.price))],
  }),
  Detail: ({ row }) => (
    <BookingGroups row={row} ledger="purchaseId" process={<BookedFacts fields={fields} of={row} />}>
      <FactsOf
        title={bookingTexts.basic}
        fields={fields}
        of={row}
        facts={[
          [fields.supplier.label, row.supplier, true],
          'boughtAt',
          [fields.expiresOn.label, expiryOf(row)],
          'invoiceNo',
          'remark',
        ]}
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
        command: commandOf(VoidTicketPurchaseDocument, ({ id }: Purchase, reason) => ({ id, reason })),
        reason: {
          title: texts.voidTitle,
          label: fields.voidReason.label,
          outcome: ({ garbageName, soilType, quantity }) =>
            texts.voidOutcome(garbageName, soilType, formatCount(quantity)),
        },
      },
    },
    about: (row) => texts.voidSubject(row.purchaseNo, formatCount(row.quantity), formatMoney(row.amount)),
    inline: true,
    width: 150,
    changes: ['TicketPurchase', 'TicketEntry', 'TicketCompanyStock', 'TicketStock'],
  },
  addPermission: ADD,
  Add: AddPurchase,
  Edit: EditPurchase,
})

/** 购票: purchases of the company, with their suppliers. */
export default function PurchasePage() {
  return <RecordListPage kind={purchases} />
}
