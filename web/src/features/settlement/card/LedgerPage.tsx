import { useSearchParams } from 'react-router-dom'
import { CaptainCards } from './CaptainCards'
import { Ledger } from './Ledger'
import { readCardNo } from './links'
import { Nothing } from './Nothing'
import { texts } from './texts'

/** The card ledger (000 §2): of the card in the address, or first a captain's card to choose. */
export default function LedgerPage() {
  const [params] = useSearchParams()
  const cardNo = readCardNo(params)
  if (cardNo === undefined) return <Nothing title={texts.linkUnreadable} />
  return cardNo === null ? <CaptainCards /> : <Ledger key={cardNo} cardNo={cardNo} />
}
