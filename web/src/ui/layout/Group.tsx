import type { ReactNode } from 'react'
import css from './group.module.css'

interface GroupProps {
  title: string
  children: ReactNode
  'aria-busy'?: boolean
  'aria-live'?: 'polite'
}

/** Part of a drawer with a heading. */
export function Group({ title, children, ...aria }: GroupProps) {
  return (
    <section className={css.group} {...aria}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Label and value of a fact; a wide one takes the whole line. */
export type Fact = [label: string, value: ReactNode, wide?: true]

/** Facts below a heading; a dash stands for an unknown value. */
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
