import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../ui/layout/Tabs'
import { CompanyStocks } from './CompanyStocks'
import { DriverStocks } from './DriverStocks'
import { MonthCosts } from './MonthCosts'
import { ProjectStocks } from './ProjectStocks'
import { texts } from './texts'

const views = { project: ProjectStocks, company: CompanyStocks, driver: DriverStocks, cost: MonthCosts }
type Tab = keyof typeof views

const tabOf = (text: string | null): Tab =>
  text === 'company' || text === 'driver' || text === 'cost' ? text : 'project'

/** 票据库存: what there is, in projects, with the company itself and with drivers, and what it cost. */
export default function StockPage() {
  const [params, setParams] = useSearchParams()
  const tab = tabOf(params.get('tab'))
  const View = views[tab]
  const tabs = (
    <Tabs
      label={texts.title}
      names={texts.tabs}
      value={tab}
      onChange={(next) => setParams(next === 'project' ? {} : { tab: next })}
    />
  )
  return <View tabs={tabs} />
}
