import type { ReactNode } from 'react'
import css from './group.module.css'

interface GroupProps {
  title: string
  children: ReactNode
  'aria-busy'?: boolean
  'aria-live'?: 'polite'
}

/** Part of a drawer under its own heading. */
export function Group({ title, children, ...aria }: GroupProps) {
  return (
    <section className={css.group} {...aria}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** What a fact is called and what it is; a wide one has the line to itself. */
export type Fact = [label: string, value: ReactNode, wide?: true]

/** Facts under a heading; what is not known is a dash. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Group title={title}>
      <dl className={css.facts}>
        {facts.map(([label, value, wide]) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}
