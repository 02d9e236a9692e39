import { formatCount } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../receipt.module.css'
import { texts } from './texts'
import type { Preview } from './usePreview'

/** Excluded waybills with their reasons; folded if none needs attention. */
export function ExcludedWaybills({ preview }: { preview: Preview }) {
  const { excluded, excludedCount } = preview
  if (!excludedCount) return <p className={looks.hint}>{texts.allIn}</p>
  const reasons = Map.groupBy(excluded, (waybill) => waybill.message)
  return (
    <details className={css.excluded} open>
      <summary>{texts.excluded(formatCount(excludedCount))}</summary>
      <ul className={css.reasons}>
        {[...reasons].map(([message, waybills]) => (
          <li key={message}>
            {message} <b className="tf-number">{formatCount(waybills.length)}</b>
          </li>
        ))}
      </ul>
      {excluded.length < excludedCount && (
        <p className={looks.hint}>{texts.shownOf(formatCount(excluded.length), formatCount(excludedCount))}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too */}
      <section className={css.previewScroll} aria-label={texts.excluded(formatCount(excludedCount))} tabIndex={0}>
        <table className={css.previewTable}>
          <thead>
            <tr>
              <th scope="col">{texts.waybillNo}</th>
              <th scope="col">{texts.cardNo}</th>
              <th scope="col">{texts.truckCode}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {excluded.map((waybill) => (
              <tr key={waybill.id}>
                <td className="tf-number">{waybill.no}</td>
                <td className="tf-number">{waybill.cardNo}</td>
                <td>{waybill.truckCode}</td>
                <td>{waybill.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
