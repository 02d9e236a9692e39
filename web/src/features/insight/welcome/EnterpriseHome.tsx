import { Link } from 'react-router-dom'
import { useViewer } from '../../../shell/viewer'
import { texts } from './texts'
import css from './welcome.module.css'
import { YardHome } from './YardHome'

/**
 * Home page of an enterprise or a dump site's operator: person, company, and the trips that come to its dump sites.
 */
export function EnterpriseHome({ greeting }: { greeting: string }) {
  const { user, company, companies, permissions } = useViewer()
  const here = companies.find((entry) => entry.currentCompanyAuth)
  const facts = [
    [texts.companyName, company?.name],
    [texts.position, here?.positionName],
    [texts.phone, user.mobile],
  ] as const
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(greeting, user.name)}</h1>
      {permissions.includes('chain:yard:get') && <YardHome />}
      <section className={css.panel} aria-label={texts.company}>
        <h2>{texts.company}</h2>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css.panel} aria-label={texts.companies}>
        <h2>{texts.companies}</h2>
        <p>{texts.companiesNote(companies.length)}</p>
        <Link to="/chooseCompany">{texts.openCompanies}</Link>
      </section>
    </div>
  )
}
