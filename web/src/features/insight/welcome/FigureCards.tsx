import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import looks from '../../../ui/layout/looks.module.css'
import type { Figure } from './figures'
import css from './welcome.module.css'

function FigureCard({ figure: { label, value, note, url, none } }: { figure: Figure }) {
  const openable = useOpenable()
  const body = (
    <>
      <span className={looks.note}>{label}</span>
      <strong className={css.value}>{value}</strong>
      <span className={css.note}>{note}</span>
    </>
  )
  const props = { className: css.card, 'data-none': none || undefined }
  if (!openable(url)) return <div {...props}>{body}</div>
  return (
    <Link to={url} {...props}>
      {body}
    </Link>
  )
}

/** Figures under a heading; those that wait for this person are emphasised. */
export function Figures({ title, figures, waits }: { title: string; figures: readonly Figure[]; waits?: boolean }) {
  if (!figures.length) return null
  return (
    <>
      <h2>{title}</h2>
      <div className={css.cards} data-waits={waits}>
        {figures.map((figure) => (
          <FigureCard key={figure.label} figure={figure} />
        ))}
      </div>
    </>
  )
}
