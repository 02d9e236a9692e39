import type { Column } from '../../../../ui/data-table/types'
import { formatDateTime } from '../../../../ui/format/date'
import { Count } from '../../../../ui/format/Numbers'
import { RowAction } from '../../../../ui/layout/RowAction'
import { ReceiptBadge } from '../ReceiptBadge'
import type { ReceiptsQuery } from '../receipt.generated'
import { HistoryActions, type HistoryHandlers } from './HistoryActions'
import { texts } from './texts'

export type ReceiptRow = ReceiptsQuery['receipts']['records'][number]

export const rowKey = (receipt: ReceiptRow) => receipt.giveCardNo

const count = (id: 'cardCount' | 'giveCardCnt' | 'settleAbleCount' | 'updateWaybillsCount', width: number) =>
  ({
    id,
    header: texts[id],
    kind: 'count',
    width,
    cell: (receipt) => <Count value={receipt[id]} />,
    sum: (receipt) => receipt[id],
  }) satisfies Column<ReceiptRow>

/** The columns of 001 §3. */
export function receiptColumns(handlers: HistoryHandlers): Column<ReceiptRow>[] {
  return [
    {
      id: 'giveCardNo',
      header: texts.giveCardNo,
      width: 136,
      pin: 'start',
      rowHeader: true,
      sort: 'GIVE_CARD_NO',
      cell: (receipt) => <RowAction onClick={() => handlers.open(receipt)}>{receipt.giveCardNo}</RowAction>,
    },
    {
      id: 'settleCardNo',
      header: texts.settleCardNo,
      width: 150,
      cell: ({ settleCardNo }) => (
        <span className="tf-number" title={settleCardNo.replaceAll(',', '\n')}>
          {settleCardNo.replaceAll(',', ', ')}
        </span>
      ),
    },
    { ...count('cardCount', 72), sort: 'CARD_COUNT' },
    { ...count('giveCardCnt', 96), sort: 'GIVE_CARD_CNT' },
    count('settleAbleCount', 104),
    count('updateWaybillsCount', 124),
    {
      id: 'giveCardDatetime',
      header: texts.giveCardDatetime,
      width: 152,
      sort: 'GIVE_CARD_DATETIME',
      cell: (receipt) => <span className="tf-number">{formatDateTime(receipt.giveCardDatetime)}</span>,
    },
    {
      id: 'giveCardUserId',
      header: texts.giveCardUserId,
      width: 88,
      sort: 'GIVE_CARD_USER_ID',
      cell: (receipt) => receipt.giveCardUserId,
    },
    { id: 'status', header: texts.status, width: 96, cell: (receipt) => <ReceiptBadge receipt={receipt} /> },
    {
      id: 'isSettle',
      header: texts.isSettle,
      width: 80,
      cell: (receipt) => (receipt.isSettle ? texts.yes : texts.no),
    },
    { id: 'createBy', header: texts.createBy, width: 100, hidden: true, cell: (receipt) => receipt.createBy },
    { id: 'voidReason', header: texts.voidReason, width: 160, hidden: true, cell: (receipt) => receipt.voidReason },
    {
      id: 'actions',
      header: texts.actions,
      width: 212,
      pin: 'end',
      cell: (receipt) => <HistoryActions receipt={receipt} handlers={handlers} />,
    },
  ]
}
