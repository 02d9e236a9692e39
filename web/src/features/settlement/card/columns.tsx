import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count, Money } from '../../../ui/format/Numbers'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { CardState } from './badge'
import type { CaptainCardsQuery, LedgerRowFragment } from './card.generated'
import { cardWaybillsUrl, ledgerUrl } from './links'
import { texts } from './texts'
import { CardRowMenu } from './verbs/CardMenu'

export type LedgerRow = LedgerRowFragment
export type CaptainCard = CaptainCardsQuery['cards']['records'][number]

const { fields } = texts

/** What every card shows. */
type Card = Pick<LedgerRow, 'cardNo' | 'bindingDate' | 'status' | 'lostTime'>

const money = (id: 'unsettledAmount' | 'settledAmount' | 'paidAmount'): Column<LedgerRow> => ({
  id,
  header: fields[id],
  width: 140,
  kind: 'money',
  sum: (row) => row[id],
  cell: (row) => <Money value={row[id]} />,
})

/** The number leads where the row's action does; on the keyboard Enter in the row does the same. */
const cardNo = <Row extends Card>(urlOf: (row: Row) => string | null): Column<Row> => ({
  id: 'cardNo',
  header: fields.cardNo,
  width: 170,
  pin: 'start',
  rowHeader: true,
  sort: 'CARD_NO',
  cell: (row) => {
    const url = urlOf(row)
    if (!url) return row.cardNo
    return (
      <Link to={url} tabIndex={-1}>
        {row.cardNo}
      </Link>
    )
  },
})
const bindingDate: Column<Card> = {
  id: 'bindingDate',
  header: fields.bindingDate,
  width: 170,
  sort: 'BINDING_DATE',
  cell: (row) => <span className="tf-number">{formatDateTime(row.bindingDate)}</span>,
}
const status: Column<Card> = {
  id: 'status',
  header: fields.status,
  width: 170,
  sort: 'STATUS',
  cell: (row) => <CardState card={row} />,
}
const amounts = [money('unsettledAmount'), money('settledAmount'), money('paidAmount')]

/** The rows of one ledger (000 §3). */
export const ledgerColumns: readonly Column<LedgerRow>[] = [
  cardNo((row) => (row.waybillCount > 0 ? cardWaybillsUrl(row.cardNo) : null)),
  { id: 'kind', header: fields.kind, width: 80, cell: (row) => texts.kinds[row.kind] },
  bindingDate,
  status,
  {
    id: 'waybillCount',
    header: fields.waybillCount,
    width: 110,
    kind: 'count',
    unit: '趟',
    sum: (row) => row.waybillCount,
    cell: (row) => <Count value={row.waybillCount} />,
  },
  ...amounts,
  {
    id: 'actions',
    header: texts.actions,
    width: 110,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        {row.waybillCount > 0 && (
          <RowAction to={cardWaybillsUrl(row.cardNo)} permission="chain:companywaybill:get">
            {texts.detail}
          </RowAction>
        )}
        <CardRowMenu card={row} />
      </RowActions>
    ),
  },
]

const captainName: Column<CaptainCard> = {
  id: 'captainName',
  header: fields.captainName,
  width: 110,
  sort: 'CAPTAIN_NAME',
  cell: (row) => row.captainName,
}
const company: Column<CaptainCard> = {
  id: 'company',
  header: fields.companyAuthName,
  width: 240,
  cell: (row) => row.companyAuthName,
}
const counts: Column<CaptainCard>[] = [
  {
    id: 'subCardCount',
    header: fields.subCardCount,
    width: 90,
    kind: 'count',
    cell: (row) => <Count value={row.subCardCount} />,
  },
  {
    id: 'totalWaybillCount',
    header: fields.totalWaybillCount,
    width: 110,
    kind: 'count',
    unit: '趟',
    cell: (row) => <Count value={row.totalWaybillCount} />,
  },
]
const open: Column<CaptainCard> = {
  id: 'actions',
  header: texts.actions,
  width: 140,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      <RowAction to={ledgerUrl(row.cardNo)}>{texts.ledger}</RowAction>
      <CardRowMenu card={row} />
    </RowActions>
  ),
}

/** The captains' cards to choose from; a captain himself sees which company each is of. */
export const captainColumns = (ofSeveralCompanies: boolean): readonly Column<CaptainCard>[] => [
  cardNo((row) => ledgerUrl(row.cardNo)),
  ofSeveralCompanies ? company : captainName,
  bindingDate,
  status,
  ...counts,
  open,
]

/** What a phone shows of a row of a ledger, and of a captain's card. */
export const ledgerCard: CardParts = {
  state: 'status',
  facts: ['kind', 'bindingDate', 'waybillCount', 'settledAmount', 'paidAmount'],
  amount: 'unsettledAmount',
}
export const captainCard: CardParts = {
  state: 'status',
  facts: ['captainName', 'company', 'bindingDate', 'subCardCount'],
  amount: 'totalWaybillCount',
}
