import { formatCount } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../verbs.module.css'
import { texts } from './texts'

export interface ShownOutcome {
  id: string
  no: string
  before: string
  /** Amount after the verb; null for an unchanged row. */
  after: string | null
  msg: string | null
}

/** Most rows of a preview; afterwards the results list all. */
const MOST_SHOWN = 200

/** Results of a verb row by row, refused ones first. */
export function Outcomes({ caption, rows }: { caption: string; rows: readonly ShownOutcome[] }) {
  const sorted = [...rows.filter(({ after }) => after === null), ...rows.filter(({ after }) => after !== null)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard too
    <section className={css.outcomes} aria-label={texts.outcomes} tabIndex={0}>
      <table aria-label={texts.outcomes}>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.later}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map(({ id, no, before, after, msg }) => (
            <tr key={id}>
              <th scope="row" className="tf-number">
                {no}
              </th>
              <td>{before}</td>
              <td className={after === null ? looks.refused : undefined}>{after ?? msg}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && <p className={css.hint}>{texts.moreRows(formatCount(rows.length - MOST_SHOWN))}</p>}
    </section>
  )
}
