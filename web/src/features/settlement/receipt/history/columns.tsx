import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatMinute } from '../../../../ui/format/date'
import { Count } from '../../../../ui/format/Numbers'
import { RowAction } from '../../../../ui/layout/RowAction'
import { PartBadge } from '../../part'
import { countHelp } from '../labels'
import { ReceiptBadge } from '../ReceiptBadge'
import type { ReceiptsQuery } from '../receipt.generated'
import { HistoryActions, type HistoryHandlers } from './HistoryActions'
import { texts } from './texts'

export type ReceiptRow = ReceiptsQuery['receipts']['records'][number]

export const rowKey = (receipt: ReceiptRow) => receipt.id
export const rowName = (receipt: ReceiptRow) => receipt.giveCardNo

const count = (id: 'cardCount' | 'giveCardCnt' | 'settleAbleCount' | 'updateWaybillsCount', width: number) =>
  ({
    id,
    header: texts[id],
    kind: 'count',
    width,
    cell: (receipt) => <Count value={receipt[id]} />,
    ...(id === 'cardCount' ? {} : { help: countHelp[id] }),
    unit: id === 'cardCount' ? '张' : '趟',
    sum: (receipt) => receipt[id],
  }) satisfies Column<ReceiptRow>

/** The first card, and how many more; all of them in the tip. */
function CardNumbers({ receipt }: { receipt: ReceiptRow }) {
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

/** The columns of 001 §3; a captain works for several companies, so his rows name theirs, and what he shares is marked. */
export function receiptColumns(handlers: HistoryHandlers, ofCaptain: boolean): Column<ReceiptRow>[] {
  return [
    {
      id: 'giveCardNo',
      header: texts.giveCardNo,
      width: 134,
      pin: 'start',
      rowHeader: true,
      sort: 'GIVE_CARD_NO',
      cell: (receipt) => <RowAction onClick={() => handlers.open(receipt)}>{receipt.giveCardNo}</RowAction>,
    },
    { id: 'status', header: texts.status, width: 98, cell: (receipt) => <ReceiptBadge receipt={receipt} /> },
    ...(ofCaptain
      ? [{ id: 'part', header: texts.part, width: 136, cell: (receipt: ReceiptRow) => <PartBadge of={receipt} /> }]
      : []),
    {
      id: 'companyAuthName',
      header: texts.companyAuthName,
      width: 170,
      hidden: !ofCaptain,
      cell: (receipt) => receipt.companyAuthName,
    },
    {
      id: 'settleCardNo',
      header: texts.settleCardNo,
      width: 138,
      cell: (receipt) => <CardNumbers receipt={receipt} />,
    },
    { ...count('cardCount', 62), sort: 'CARD_COUNT' },
    { ...count('giveCardCnt', 88), sort: 'GIVE_CARD_CNT' },
    count('settleAbleCount', 94),
    count('updateWaybillsCount', 116),
    {
      id: 'giveCardDatetime',
      header: texts.giveCardDatetime,
      width: 134,
      sort: 'GIVE_CARD_DATETIME',
      cell: (receipt) => <span className="tf-number">{formatMinute(receipt.giveCardDatetime)}</span>,
    },
    {
      id: 'giveCardUserId',
      header: texts.giveCardUserId,
      width: 70,
      sort: 'GIVE_CARD_USER_ID',
      cell: (receipt) => receipt.giveCardUserId,
    },
    {
      id: 'isSettle',
      header: texts.isSettle,
      width: 80,
      // The state says it, too.
      hidden: true,
      cell: (receipt) => (receipt.isSettle ? texts.yes : texts.no),
    },
    { id: 'createBy', header: texts.createBy, width: 100, hidden: true, cell: (receipt) => receipt.createBy },
    { id: 'voidReason', header: texts.voidReason, width: 160, hidden: true, cell: (receipt) => receipt.voidReason },
    {
      id: 'actions',
      header: texts.actions,
      width: 210,
      pin: 'end',
      cell: (receipt) => <HistoryActions receipt={receipt} handlers={handlers} />,
    },
  ]
}

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['companyAuthName', 'giveCardUserId', 'giveCardDatetime', 'settleAbleCount'],
  amount: 'giveCardCnt',
}
