import { Link, useSearchParams } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { Tabs } from '../../../ui/layout/Tabs'
import { anomalyTexts } from '../../waybill/anomaly'
import css from '../ticket.module.css'
import { CompanyStocks } from './CompanyStocks'
import { DriverStocks } from './DriverStocks'
import { MonthCosts } from './MonthCosts'
import { ProjectStocks } from './ProjectStocks'
import { texts } from './texts'

const views = { project: ProjectStocks, company: CompanyStocks, driver: DriverStocks, cost: MonthCosts }
type Tab = keyof typeof views

const ANOMALIES = '/chain/business/anomalies'
const RULES = ['TICKET_WITHOUT_TRIP', 'TRIP_WITHOUT_TICKET', 'DOUBLE_TICKET', 'TICKET_WITHOUT_STOCK'] as const

const tabOf = (text: string | null): Tab =>
  text === 'company' || text === 'driver' || text === 'cost' ? text : 'project'

/** 票据库存: tickets of projects, of the company itself and of drivers, with their cost. */
export default function StockPage() {
  const [params, setParams] = useSearchParams()
  const tab = tabOf(params.get('tab'))
  const View = views[tab]
  const tabs = (
    <div className={css.head}>
      <Tabs
        label={texts.title}
        names={texts.tabs}
        value={tab}
        onChange={(next) => setParams(next === 'project' ? {} : { tab: next })}
      />
      <Oddities />
    </div>
  )
  return <View tabs={tabs} />
}

/** Link to the flags about tickets, which have their own list. */
function Oddities() {
  const openable = useOpenable()
  if (!openable(ANOMALIES)) return null
  return (
    <nav className={css.links} aria-label={texts.anomalies}>
      <span>{texts.anomalies}</span>
      {RULES.map((rule) => (
        <Link key={rule} to={`${ANOMALIES}?rule=${rule}`}>
          {anomalyTexts.rules[rule]}
        </Link>
      ))}
    </nav>
  )
}
