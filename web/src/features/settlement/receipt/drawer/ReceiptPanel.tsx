import { useEffect, useRef } from 'react'
import { useDownload } from '../../../../apollo/useDownload'
import { cardTypeCodes } from '../../../../gql/fields/settlement.generated'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { LuChevronDown, LuPrinter } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { Timeline } from '../../../timeline/timeline'
import { PartNote } from '../../part'
import { excelOf, pdfOf } from '../documents'
import { ReceiptBadge } from '../ReceiptBadge'
import type { ReceiptDocumentsQuery } from '../receipt.generated'
import css from '../receipt.module.css'
import { texts } from './texts'

type Receipt = ReceiptDocumentsQuery['receipts']['records'][number]

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroll} aria-label={texts.lines(receipt.giveCardNo)} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.lineFields.cardType}</th>
            <th scope="col">{texts.lineFields.settleCardNo}</th>
            <th scope="col">{texts.lineFields.projectName}</th>
            <th scope="col" className={css.number}>
              {texts.lineFields.giveCardCnt}
            </th>
            <th scope="col">{texts.lineFields.giveCardDatetime}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <tr key={line.id}>
              <td>{cardTypeCodes[line.cardType]}</td>
              <td className="tf-number">{line.settleCardNo}</td>
              <td className={css.project}>{line.projectName}</td>
              <td className={css.number}>{formatCount(line.giveCardCnt)}</td>
              <td className="tf-number">{formatDateTime(line.giveCardDatetime)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {texts.total(formatCount(receipt.cardCount))}
            </th>
            <td className={css.number}>{formatCount(receipt.giveCardCnt)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Lines for signatures and dates of the company (party A) and the giver (party B). */
function Signatures({ partyA, partyB }: { partyA: string; partyB: string }) {
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

/** Explanation of a receipt's number of trips, and of those that can be settled now. */
function countsOf({ isSettle, status, settleAbleCount, updateWaybillsCount }: Receipt): string {
  if (isSettle || status === 'VOIDED') return texts.countThen
  return texts.countNow(formatCount(settleAbleCount), formatCount(updateWaybillsCount))
}

/** Receipt, laid out as in print; it folds to its head. */
export function ReceiptPanel({ receipt, current }: { receipt: Receipt; current: boolean }) {
  const { giveCardNo, giveCardUserId, giveCardCnt, cardCount, giveCardDatetime } = receipt
  const { companyAuthName, status, voidReason } = receipt
  const panel = useRef<HTMLDetailsElement>(null)
  const pdf = useDownload()
  const excel = useDownload()

  useEffect(() => {
    if (!current || !panel.current) return
    panel.current.open = true
    panel.current.scrollIntoView({ block: 'start' })
    panel.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [current])

  return (
    <details ref={panel} open className={css.panel}>
      <summary className={css.head}>
        <LuChevronDown aria-hidden size={16} className={css.chevron} />
        <RecordHead
          number={giveCardNo}
          state={<ReceiptBadge receipt={receipt} />}
          amount={texts.waybills(formatCount(giveCardCnt))}
          about={[giveCardUserId, texts.cards(formatCount(cardCount)), formatDateTime(giveCardDatetime)].join(' · ')}
        />
      </summary>
      <div className={css.body}>
        <div className={css.buttons}>
          <Button variant="ghost" loading={excel.running} onClick={() => void excel.run(...excelOf(giveCardNo))}>
            {texts.export}
          </Button>
          <Button
            variant="solid"
            icon={<LuPrinter aria-hidden />}
            loading={pdf.running}
            onClick={() => void pdf.run(...pdfOf([giveCardNo]))}
          >
            {texts.pdf}
          </Button>
        </div>
        <h3 className={css.company}>{companyAuthName}</h3>
        <p className={css.title}>{texts.title}</p>
        <PartNote of={receipt} />
        <dl className={css.facts}>
          <div>
            <dt>{texts.fields.giveCardNo}</dt>
            <dd className="tf-number">{giveCardNo}</dd>
          </div>
          <div>
            <dt>{texts.fields.giveCardUserId}</dt>
            <dd>{giveCardUserId}</dd>
          </div>
          {status === 'VOIDED' && (
            <div>
              <dt>{texts.fields.voidReason}</dt>
              <dd>{voidReason || texts.none}</dd>
            </div>
          )}
        </dl>
        <Lines receipt={receipt} />
        <p className={css.counts}>{countsOf(receipt)}</p>
        <Signatures partyA={companyAuthName} partyB={giveCardUserId} />
        <Timeline type="RECEIPT" id={receipt.id} />
      </div>
    </details>
  )
}
