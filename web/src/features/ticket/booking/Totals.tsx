import css from './booking.module.css'
import { texts } from './texts'

export type Figure = readonly [label: string, value: string, unit: string]

interface Props {
  /** Of everything that matches. */
  query: readonly Figure[]
  /** Of the page alone, where it is not everything. */
  page?: readonly Figure[]
}

function Line({ name, figures }: { name: string; figures: readonly Figure[] }) {
  return (
    <span className={css.totals}>
      <span className={css.name}>{name}</span>
      {figures.map(([label, value, unit]) => (
        <span key={label}>
          {label} <b className="tf-number">{value}</b> {unit}
        </span>
      ))}
    </span>
  )
}

/** Sums of a list, the query's and the page's told apart. */
export function Totals({ query, page }: Props) {
  return (
    <span className={css.both}>
      <Line name={texts.queryTotal} figures={query} />
      {page && <Line name={texts.pageTotal} figures={page} />}
    </span>
  )
}
