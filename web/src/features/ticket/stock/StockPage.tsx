import { useSearchParams } from 'react-router-dom'
import { CompanyStocks } from './CompanyStocks'
import { MonthCosts } from './MonthCosts'
import { ProjectStocks } from './ProjectStocks'
import { Tabs } from './Tabs'
import { texts } from './texts'

const views = { project: ProjectStocks, company: CompanyStocks, cost: MonthCosts }
type Tab = keyof typeof views

const tabOf = (text: string | null): Tab => (text === 'company' || text === 'cost' ? text : 'project')

/** 票据库存: what there is, in projects and with the company itself, and what it cost. */
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
