import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { ScannedCard } from './columns'
import { texts } from './texts'

/** Waybill list of one card. */
const waybillsOfCard = (cardNo: string) =>
  `/chain/business/companywaybill2?${new URLSearchParams({ statements: 'cardNo', cardNo })}`

export const HISTORY = '/scan/historyCard'

export interface ScanHandlers {
  setGiver: (cards: ScannedCard[]) => void
  remove: (card: ScannedCard) => void
  openReceipt: (giveCardNo: string) => void
}

/** Verbs of one card of the list. */
export function ScanActions({ card, handlers }: { card: ScannedCard; handlers: ScanHandlers }) {
  return (
    <RowActions>
      <RowAction
        permission="chain:garbagecustomersales:edit"
        disabledReason={card.giveCardNo && texts.handedIn(card.giveCardNo)}
        onClick={() => handlers.setGiver([card])}
      >
        {texts.setGiver}
      </RowAction>
      <RowAction permission="chain:companywaybill:get" to={waybillsOfCard(card.cardNo)}>
        {texts.viewWaybills}
      </RowAction>
      <RowAction permission="chain:garbagecustomersales:del" onClick={() => handlers.remove(card)}>
        {texts.remove}
      </RowAction>
    </RowActions>
  )
}
