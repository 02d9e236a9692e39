import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../../apollo/useDownload'
import { Button } from '../../../ui/layout/Button'
import type { ScannedCard } from './columns'
import { waybillsOf } from './documents'
import { texts } from './texts'
import { HISTORY } from './urls'
import { useReceiptGeneration } from './useReceiptGeneration'

interface Props {
  rows: readonly ScannedCard[]
  selected: readonly ScannedCard[]
  onSetGivers: (cards: ScannedCard[]) => void
  onSettle: (cards: ScannedCard[]) => void
  onGenerated: (giveCardNos: string[]) => void
}

/** What can be done with the selected cards; each button says what it waits for. */
export function ScanToolbar({ rows, selected, onSetGivers, onSettle, onGenerated }: Props) {
  const navigate = useNavigate()
  const download = useDownload()
  const receipts = useReceiptGeneration(selected, onGenerated)
  const free = selected.filter((card) => !card.giveCardNo)
  const handedIn = selected.filter((card) => card.giveCardNo)
  const none = selected.length ? null : texts.selectFirst

  const exportCards = () => {
    const cards = selected.length ? selected : rows
    void download.run(...waybillsOf(cards.map((card) => card.cardNo)))
  }

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
      <Button
        permission="chain:companywaybill:get"
        loading={download.running}
        disabledReason={rows.length ? null : texts.nothingToExport}
        onClick={exportCards}
      >
        {texts.export}
      </Button>
    </>
  )
}
