import { cardTypeCodes } from '../../../gql/fields/settlement.generated'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Count, Money } from '../../../ui/format/Numbers'
import { countTexts } from '../../../ui/format/texts'
import { RowAction } from '../../../ui/layout/RowAction'
import { ScanActions, type ScanHandlers } from './ScanActions'
import type { ScannedCardFragment } from './scan.generated'
import { texts } from './texts'

export type ScannedCard = ScannedCardFragment

export const rowKey = (card: ScannedCard) => card.cardNo

/** Cards without a settleable waybill cannot be selected. */
export function notSelectable({ settleAbleCount, updateWaybillsCount }: ScannedCard): string | null {
  if (settleAbleCount > 0) return null
  return updateWaybillsCount > 0 ? texts.onlyUnderReview(formatCount(updateWaybillsCount)) : texts.noSettleable
}

const payeeColumns: Column<ScannedCard>[] = [
  { id: 'payeeName', header: texts.fields.payee, width: 76, cell: (card) => card.payee?.payeeName ?? '' },
  {
    id: 'settleAmount',
    header: texts.fields.settleAmount,
    kind: 'money',
    width: 106,
    cell: (card) => <Money value={card.settleAmount} />,
    sum: (card) => card.settleAmount,
  },
]

/**
 * Documented columns (docs/behaviour/settlement.md). Payee and amount replace less important columns if the company
 * asks for them with the giver.
 */
export function scanColumns(payeeCheck: boolean, handlers: ScanHandlers): Column<ScannedCard>[] {
  return [
    {
      id: 'cardNo',
      header: texts.fields.cardNo,
      width: 134,
      pin: 'start',
      rowHeader: true,
      cell: (card) => <span className="tf-number">{card.cardNo}</span>,
    },
    {
      id: 'cardType',
      header: texts.fields.cardType,
      width: 96,
      hidden: payeeCheck,
      cell: (card) => cardTypeCodes[card.cardType],
    },
    {
      id: 'captainName',
      header: texts.fields.captainName,
      width: 78,
      hidden: payeeCheck,
      cell: (card) => card.captainName,
    },
    {
      id: 'waybillsCount',
      header: texts.fields.waybillsCount,
      kind: 'count',
      width: 80,
      cell: (card) => <Count value={card.waybillsCount} />,
      unit: countTexts.trips,
      sum: (card) => card.waybillsCount,
    },
    {
      id: 'settleAbleCount',
      header: texts.fields.settleAbleCount,
      kind: 'count',
      width: 100,
      cell: (card) => <Count value={card.settleAbleCount} />,
      unit: countTexts.trips,
      sum: (card) => card.settleAbleCount,
    },
    {
      id: 'updateWaybillsCount',
      header: texts.fields.updateWaybillsCount,
      kind: 'count',
      width: 124,
      cell: (card) => <Count value={card.updateWaybillsCount} />,
      unit: countTexts.trips,
      sum: (card) => card.updateWaybillsCount,
    },
    {
      id: 'giveCardDatetime',
      header: texts.fields.giveCardDatetime,
      width: 124,
      cell: (card) => <span className="tf-number">{formatMinute(card.giveCardDatetime)}</span>,
    },
    { id: 'giveCardUserId', header: texts.fields.giveCardUserId, width: 76, cell: (card) => card.giveCardUserId },
    ...(payeeCheck ? payeeColumns : []),
    {
      id: 'giveCardNo',
      header: texts.fields.giveCardNo,
      width: 136,
      cell: ({ giveCardNo }) =>
        giveCardNo && <RowAction onClick={() => handlers.openReceipt(giveCardNo)}>{giveCardNo}</RowAction>,
    },
    {
      id: 'actions',
      header: texts.actions,
      width: 190,
      pin: 'end',
      cell: (card) => <ScanActions card={card} handlers={handlers} />,
    },
  ]
}

/** Parts of a row on a phone. */
export const card: CardParts = {
  facts: ['cardType', 'captainName', 'giveCardUserId', 'payeeName', 'giveCardDatetime', 'giveCardNo', 'settleAmount'],
  amount: 'settleAbleCount',
}
