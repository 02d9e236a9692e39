import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useChanged } from '../../../apollo/refetchShowing'
import { receiptFields as fields, receiptFilter } from '../../../gql/fields/settlement.generated'
import type { ReceiptFilter } from '../../../gql/types.generated'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { VerbButton } from '../../../kit/verbs/VerbButtons'
import { useViewer } from '../../../shell/viewer'
import type { Column } from '../../../ui/data-table/types'
import { LeftOutNote } from '../../../ui/list/LeftOutNote'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { WaybillsDrawer } from '../../waybill/waybill'
import { PartBadge } from '../part'
import { ReceiptDrawer } from './drawer/ReceiptDrawer'
import { ReceiptBadge } from './ReceiptBadge'
import { ReceiptsDocument, ReceiptsFoundDocument, type ReceiptsQuery } from './receipt.generated'
import { texts } from './texts'
import { useReturn } from './useReturn'
import { type Receipt, verbs } from './verbs'

/** First card and the number of others; all of them in the tooltip. */
function CardNumbers({ receipt }: { receipt: Receipt }) {
  const [first, ...more] = receipt.settleCardNo.split(',')
  if (!more.length) return <span className="tf-number">{first}</span>
  const all = [first, ...more].join('、')
  return (
    <span className="tf-number" data-tip={all}>
      {first} <span aria-hidden>+{more.length}</span>
      <span className="tf-visually-hidden">{more.join('、')}</span>
    </span>
  )
}

const { countHelp } = texts
const trips = (width: number, help: string) => ({ width, help, unit: texts.tripsUnit })

/** Columns as they are documented (docs/behaviour/settlement.md). */
export const columns = columnsOf<Receipt>()(fields, {
  giveCardNo: { width: 134, pin: 'start', rowHeader: true },
  status: { width: 98, cell: (row) => <ReceiptBadge receipt={row} /> },
  companyAuthName: hidden(170),
  settleCardNo: { width: 138, cell: (row) => <CardNumbers receipt={row} /> },
  cardCount: { width: 62, unit: texts.sheetUnit },
  giveCardCnt: trips(88, countHelp.giveCardCnt),
  settleAbleCount: trips(94, countHelp.settleAbleCount),
  updateWaybillsCount: trips(116, countHelp.updateWaybillsCount),
  giveCardDatetime: 134,
  giveCardUserId: 70,
  // Hidden, since the state shows it.
  isSettle: hidden(80),
  createBy: hidden(100),
  voidReason: hidden(160),
})

const part = columnsOf<Receipt>()(fields, { part: { width: 136, cell: (row) => <PartBadge of={row} /> } })

/** Columns for captains, who work for several companies: the company is named, and a shared receipt is marked. */
export const captainColumns: readonly Column<Receipt>[] = columns
  .map((column) => (column.id === 'companyAuthName' ? { ...column, hidden: false } : column))
  .toSpliced(2, 0, ...part)

const search = searchOf<ReceiptFilter>()(receiptFilter, {
  giveCardNo: true,
  settleCardNo: true,
  giveCardUserId: true,
  giveCardDatetime: true,
  isSettle: true,
  status: true,
  giveCardNos: { label: texts.giveCardNos },
})

function MissingReceipts({ filters: { giveCardNos = [] } }: { filters: { giveCardNos?: string[] } }) {
  const skip = giveCardNos.length === 0
  const { data } = useQuery(ReceiptsFoundDocument, { variables: { giveCardNos }, skip })
  const known = skip ? undefined : data?.receipts.records.map((receipt) => receipt.giveCardNo)
  return <MissingNumbers wanted={giveCardNos} known={known} title={texts.notFound} />
}

function Selected({ rows }: { rows: readonly Receipt[] }) {
  const of = { kind: verbs, rows, size: 'xs' } as const
  return (
    <>
      <VerbButton {...of} verb="print" />
      <VerbButton {...of} verb="setPayee" />
      <VerbButton {...of} verb="generate" variant="solid" />
    </>
  )
}

const nothing = () => undefined

/**
 * Page around the list: a receipt's waybills have their own address, and receipts are read again when another page may
 * have changed them.
 */
function Around({ children }: { children: ReactNode }) {
  const { value, close } = useDrawerParam('waybills')
  useReturn(useChanged(verbs.changes, nothing))
  return (
    <>
      {children}
      <WaybillsDrawer of={value ? { giveCardNo: value } : null} onClose={close} />
    </>
  )
}

type Summary = ReceiptsQuery['receipts']['summary']

const kindOf = (shown: readonly Column<Receipt>[]) =>
  recordKind<Receipt>()({
    texts,
    param: 'receipt',
    nameOf: ({ giveCardNo }) => giveCardNo,
    idOf: ({ giveCardNo }) => giveCardNo,
    opens: 'button',
    view: texts.viewCards,
    list: {
      id: 'receipts',
      document: ReceiptsDocument,
      pick: (data) => data.receipts,
      columns: shown,
      card: {
        state: 'status',
        facts: ['companyAuthName', 'giveCardUserId', 'giveCardDatetime', 'settleAbleCount'],
        amount: 'giveCardCnt',
      },
      search,
      sort: [{ field: 'GIVE_CARD_DATETIME', direction: 'DESC' }],
      exported: 'RECEIPTS',
      isCounted: ({ status }, filters) => filters.status !== undefined || status !== 'VOIDED',
      sumsNote: ({ leftOut }) => <LeftOutNote count={leftOut} text={texts.leftOut} />,
      sums: [
        {
          ...fields.cardCount,
          unit: texts.sheetUnit,
          total: ({ cardCount }: Summary) => cardCount,
          of: ({ cardCount }) => cardCount,
        },
        {
          ...fields.giveCardCnt,
          unit: texts.tripsUnit,
          total: ({ giveCardCnt }: Summary) => giveCardCnt,
          of: ({ giveCardCnt }) => giveCardCnt,
        },
        { ...fields.settleAbleCount, unit: texts.tripsUnit, of: (row) => row.settleAbleCount },
        { ...fields.updateWaybillsCount, unit: texts.tripsUnit, of: (row) => row.updateWaybillsCount },
      ],
      selectionSums: [
        { of: 'cardCount', label: texts.cards },
        { of: 'settleAbleCount', label: texts.waybills },
      ],
      selectsAll: true,
      unselectable: ({ notSelectableReason }) => notSelectableReason,
      Selected,
      Banner: MissingReceipts,
      beside: ['waybills'],
    },
    Drawer: ReceiptDrawer,
    Around,
    verbs,
  })

const [ofCompany, ofCaptain] = [kindOf(columns), kindOf(captainColumns)]

/** 历史回执单: receipts to print again, settle, set a payee for, or void. */
export default function ReceiptPage() {
  const { company } = useViewer()
  return <RecordListPage kind={company ? ofCompany : ofCaptain} />
}
