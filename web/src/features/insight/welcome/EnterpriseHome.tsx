import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../shell/viewer'
import { arrivalTexts, OpenArrivalsDocument } from '../../yard/arrival'
import { texts } from './texts'
import css from './welcome.module.css'

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
      {permissions.includes('chain:yard:get') && (
        <section className={css.panel} aria-label={texts.yard}>
          <h2>{texts.yard}</h2>
          <OpenArrivals />
        </section>
      )}
      <section className={css.panel} aria-label={texts.companies}>
        <h2>{texts.companies}</h2>
        <p>{texts.companiesNote(companies.length)}</p>
        <Link to="/chooseCompany">{texts.openCompanies}</Link>
      </section>
    </div>
  )
}

/** Numbers of the trips that a dump site waits for or has in its yard, each a link to the list of them. */
function OpenArrivals() {
  const { data } = useQuery(OpenArrivalsDocument)
  const { announced, arrived } = data?.arrivals.summary ?? {}
  const lines = [
    ['ANNOUNCED', arrivalTexts.announced, announced],
    ['ARRIVED', arrivalTexts.arrived, arrived],
  ] as const
  return (
    <ul className={css.links}>
      {lines.map(([state, label, count]) => (
        <li key={state}>
          <Link to={`/yard/arrivals?state=${state}`}>{arrivalTexts.open(label, count)}</Link>
        </li>
      ))}
    </ul>
  )
}
