import { formatDateTime } from '../../../../ui/format/date'
import css from '../../price.module.css'
import { type PriceDetail, priceText, termsOf } from '../rows'
import { texts } from '../texts'

const { fields } = texts

/** Effective prices that clash with an approval, by name. */
export function Clashes({ clashes }: { clashes: PriceDetail['clashes'] }) {
  if (clashes.length === 0) return null
  return (
    <section className={css.warning} aria-label={texts.clashTitle(clashes.length)}>
      <strong>{texts.clashTitle(clashes.length)}</strong>
      <p>{texts.clashHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section className={css.scroll} aria-label={texts.title} tabIndex={0}>
        <table className={`${css.table} ${css.clashes}`}>
          <thead>
            <tr>
              <th scope="col">{texts.clashTerms}</th>
              <th scope="col" data-number>
                {fields.directPayPrice}
              </th>
              <th scope="col">{fields.captainAndDrivers}</th>
              <th scope="col">{texts.since}</th>
            </tr>
          </thead>
          <tbody>
            {clashes.map((clash) => (
              <tr key={clash.id}>
                <th scope="row">{termsOf(clash)}</th>
                <td data-number>{priceText(clash)}</td>
                <td>{clash.captainAndDriversText}</td>
                <td className="tf-number">{formatDateTime(clash.auditDatetime)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
