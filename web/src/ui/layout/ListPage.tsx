import type { ReactNode } from 'react'
import css from './ListPage.module.css'

interface Props {
  /** Name of the page for screen readers; others see it on the tag. */
  title: string
  search?: ReactNode
  /** Note above the list, such as a row of figures or a hint. */
  banner?: ReactNode
  children: ReactNode
}

/** Page with one list: filters above, and a table that takes the rest of the height. */
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
