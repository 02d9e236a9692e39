import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount } from '../../../ui/format/decimal'
import css from '../charts.module.css'
import { nameOf } from './CostTable'
import { partUrl, whoseOf } from './links'
import { GAPS, type ProjectCost } from './rows'
import { texts } from './texts'

/** Numbers of rows without a price, which are missing in the cost. */
export function Gaps({ cost }: { cost: ProjectCost }) {
  const openable = useOpenable()
  const gaps = cost.rows.flatMap((row) => {
    const whose = row.kind === 'TOTAL' ? null : whoseOf(row, cost.projectInfoId)
    return whose ? GAPS.filter((gap) => row[gap] > 0).map((gap) => ({ row, gap, url: partUrl(whose, gap) })) : []
  })
  if (gaps.length === 0) return null
  return (
    <section className={css.gaps} aria-label={texts.gaps}>
      <h3>{texts.gaps}</h3>
      <ul>
        {gaps.map(({ row, gap, url }) => {
          const told = `${nameOf(row)}：${texts.gap[gap](formatCount(row[gap]))}`
          return <li key={url}>{openable(url) ? <Link to={url}>{told}</Link> : told}</li>
        })}
      </ul>
    </section>
  )
}
