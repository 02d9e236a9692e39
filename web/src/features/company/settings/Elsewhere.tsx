import { RowAction } from '../../../ui/layout/RowAction'
import { usePermission } from '../../../ui/permission/permission'
import css from './company-settings.module.css'
import { texts } from './texts'

const LINKS = [
  ['rules', '/chain/business/anomalies?rules=1', 'chain:companywaybill:get'],
  ['tickets', '/base/projects', 'chain:project:get'],
] as const

/** Settings that the company has on other pages. */
export function Elsewhere() {
  const can = usePermission()
  const links = LINKS.filter(([, , permission]) => can(permission))
  if (links.length === 0) return null
  return (
    <section className={css.panel} aria-labelledby="settings-elsewhere">
      <h2 id="settings-elsewhere">{texts.elsewhere}</h2>
      <ul className={css.elsewhere}>
        {links.map(([name, to]) => {
          const [title, meaning, verb] = texts.links[name]
          return (
            <li key={name} className={css.link}>
              <span>
                <b>{title}</b>
                <span className={css.hint}>{meaning}</span>
              </span>
              <RowAction to={to}>{verb}</RowAction>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
