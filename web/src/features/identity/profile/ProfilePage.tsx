import { Tabs } from '../../../ui/layout/Tabs'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import css from './profile.module.css'
import { tabs } from './tabs'
import { texts } from './texts'

const FIRST = 'basic'
const labels = Object.fromEntries(Object.entries(tabs).map(([name, { label }]) => [name, label]))

/** 个人信息: who one is, and what is one's own. */
export default function ProfilePage() {
  const param = useDrawerParam('tab')
  const name = param.value !== null && param.value in tabs ? param.value : FIRST
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <Tabs label={texts.title} names={labels} value={name} onChange={param.open} />
      {tabs[name]?.render()}
    </div>
  )
}
