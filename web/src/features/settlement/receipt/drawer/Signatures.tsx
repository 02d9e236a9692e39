import css from './ReceiptPanel.module.css'
import { texts } from './texts'

/** The lines on which the company (party A) and the giver (party B) sign, each with a date. */
export function Signatures({ partyA, partyB }: { partyA: string; partyB: string }) {
  const parties: [string, string][] = [
    [texts.partyA, partyA],
    [texts.partyB, partyB],
  ]
  return (
    <div className={css.signatures}>
      {parties.map(([party, name]) => (
        <div key={party}>
          <p>
            {party}：{name}
          </p>
          <p className={css.line}>
            {texts.sign}：<span />
          </p>
          <p className={css.line}>
            {texts.signDate}：{texts.signDateBlank}
          </p>
        </div>
      ))}
    </div>
  )
}
