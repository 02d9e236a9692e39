import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { GAP } from '../../../ui/charts/series'
import { formatMoney, formatQuantity } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import css from '../charts.module.css'
import { partUrl, whoseOf } from './links'
import { type CostRow, PARTS, type Part, type ProjectCost } from './rows'
import { texts } from './texts'

const { labels } = texts
const AFTER = ['cubicCost', 'haulCost', 'planCost', 'haulCubicCost', 'planCubicCost'] as const

export const nameOf = ({ kind, phaseName }: CostRow): string =>
  kind === 'PHASE' ? (phaseName ?? '') : texts.rows[kind]

/** Cost of each phase by part; each part links to its rows. */
export function CostTable({ cost }: { cost: ProjectCost }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={looks.scroll} tabIndex={0} aria-label={texts.table}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {labels[part]}
              </th>
            ))}
            <th scope="col">{labels.cost}</th>
            <th scope="col">{labels.realCubic}</th>
            {AFTER.map((name) => (
              <th key={name} scope="col">
                {labels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cost.rows.map((row) => (
            <tr key={row.phaseId ?? row.kind} data-kind={row.kind}>
              <th scope="row">
                {nameOf(row)}
                {row.fromDate && row.toDate && <small>{texts.between(row.fromDate, row.toDate)}</small>}
              </th>
              {PARTS.map((part) => (
                <td key={part} className="tf-number">
                  <Amount row={row} part={part} projectInfoId={cost.projectInfoId} />
                </td>
              ))}
              <td className="tf-number">
                <b>{formatMoney(row.cost)}</b>
              </td>
              <td className="tf-number">{formatQuantity(row.realCubic)}</td>
              {AFTER.map((name) => (
                <td key={name} className="tf-number">
                  {formatMoney(row[name]) || GAP}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Amount({ row, part, projectInfoId }: { row: CostRow; part: Part; projectInfoId: string }) {
  const openable = useOpenable()
  const whose = whoseOf(row, projectInfoId)
  const amount = formatMoney(row[part])
  const url = whose && partUrl(whose, part)
  if (!url || !openable(url)) return amount
  return (
    <Link to={url} aria-label={texts.openPart(nameOf(row), labels[part], amount)}>
      {amount}
    </Link>
  )
}
