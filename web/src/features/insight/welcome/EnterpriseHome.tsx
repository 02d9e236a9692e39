import { Link } from 'react-router-dom'
import { useViewer } from '../../../shell/viewer'
import css from './EnterpriseHome.module.css'
import { texts } from './texts'
import welcome from './WelcomePage.module.css'

/** Where an enterprise or a dump site's operator lands: who they are here. Trips and money are their customers' business. */
export function EnterpriseHome({ greeting }: { greeting: string }) {
  const { user, company, companies } = useViewer()
  const here = companies.find((entry) => entry.currentCompanyAuth)
  const facts = [
    [texts.companyName, company?.name],
    [texts.position, here?.positionName],
    [texts.phone, user.mobile],
  ] as const
  return (
    <div className={welcome.page}>
      <h1 className={welcome.hello}>{texts.hello(greeting, user.name)}</h1>
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
