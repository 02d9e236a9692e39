import type { ReactNode } from 'react'
import css from './ListPage.module.css'

interface Props {
  /** The page's name for screen readers; the tag shows it to everyone else. */
  title: string
  search?: ReactNode
  /** Something to know before reading the list: a header of figures, a hint. */
  banner?: ReactNode
  children: ReactNode
}

/** A page of one list: filters above, the table takes the rest of the height. */
export function ListPage({ title, search, banner, children }: Props) {
  return (
    <div className={`${css.page} tf-list-page`}>
      <h1 className="tf-visually-hidden">{title}</h1>
      {search}
      {banner}
      {children}
    </div>
  )
}
