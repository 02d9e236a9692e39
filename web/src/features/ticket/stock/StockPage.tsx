import { useSearchParams } from 'react-router-dom'
import { CompanyStocks } from './CompanyStocks'
import { ProjectStocks } from './ProjectStocks'
import { Tabs } from './Tabs'
import { texts } from './texts'

/** 票据库存: what there is, in projects and with the company itself. */
export default function StockPage() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'company' ? 'company' : 'project'
  const tabs = (
    <Tabs
      label={texts.title}
      names={texts.tabs}
      value={tab}
      onChange={(next) => setParams(next === 'company' ? { tab: next } : {})}
    />
  )
  return tab === 'company' ? <CompanyStocks tabs={tabs} /> : <ProjectStocks tabs={tabs} />
}
