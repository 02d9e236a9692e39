import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../ui/layout/Tabs'
import { DueCalendar } from './calendar/DueCalendar'
import { InstalmentList } from './InstalmentList'
import { texts } from './texts'

const views = { list: InstalmentList, calendar: DueCalendar }

/** 付款计划: what is due when, as a list or a calendar, and the plans behind it. */
export default function InstalmentListPage() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'calendar' ? 'calendar' : 'list'
  const View = views[tab]
  const tabs = (
    <Tabs
      label={texts.title}
      names={texts.tabs}
      value={tab}
      onChange={(next) => setParams(next === 'calendar' ? { tab: next } : {})}
    />
  )
  return <View tabs={tabs} />
}
