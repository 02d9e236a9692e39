import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/layout/Button'
import type { ScannedCard } from './columns'
import { HISTORY } from './ScanActions'
import { texts } from './texts'
import { useReceiptGeneration } from './useReceiptGeneration'

interface Props {
  selected: readonly ScannedCard[]
  onSetGivers: (cards: ScannedCard[]) => void
  onSettle: (cards: ScannedCard[]) => void
  onGenerated: (giveCardNos: string[]) => void
}

/** Verbs on the selected cards; a disabled button shows the missing step. */
export function ScanToolbar({ selected, onSetGivers, onSettle, onGenerated }: Props) {
  const navigate = useNavigate()
  const receipts = useReceiptGeneration(selected, onGenerated)
  const free = selected.filter((card) => !card.giveCardNo)
  const handedIn = selected.filter((card) => card.giveCardNo)
  const none = selected.length ? null : texts.selectFirst

  return (
    <>
      <Button
        permission="chain:garbagecustomersales:edit"
        disabledReason={none ?? (free.length ? null : texts.allHandedIn)}
        onClick={() => onSetGivers(free)}
      >
        {texts.setGivers}
      </Button>
      <Button
        variant="solid"
        permission="chain:garbagecustomersales:add"
        loading={receipts.running}
        disabledReason={receipts.disabledReason}
        onClick={receipts.generate}
      >
        {texts.generateReceipts}
      </Button>
      <Button
        permission="chain:garbagecustomersales:add"
        disabledReason={handedIn.length ? null : texts.selectHandedIn}
        onClick={() => onSettle(handedIn)}
      >
        {texts.generateSettlements}
      </Button>
      <Button onClick={() => navigate(HISTORY)}>{texts.history}</Button>
    </>
  )
}
