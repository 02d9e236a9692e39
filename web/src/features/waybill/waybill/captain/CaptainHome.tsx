import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../../../shell/viewer'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { WaybillDrawer } from '../drawer/WaybillDrawer'
import { Cards } from './Cards'
import css from './captain.module.css'
import { Figures } from './Figures'
import { Settlements } from './Settlements'
import { type State, states, Trips } from './Trips'
import { texts } from './texts'

type Tab = keyof typeof texts.tabs
const tabs = Object.keys(texts.tabs) as Tab[]

/**
 * Home page of a captain, for his phone: his trips and cards, settled and unsettled, with the reasons, in all
 * companies.
 */
export default function CaptainHome() {
  const { user } = useViewer()
  const [params, setParams] = useSearchParams()
  const drawer = useDrawerParam('waybill')
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'trips'
  const state = states.find((known) => known === params.get('state')) ?? 'all'
  const show = (next: Record<string, string>) => setParams(next)
  const showState = (wanted: State) => show(wanted === 'all' ? {} : { state: wanted })
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(user.name)}</h1>
      <Figures onShow={showState} />
      <div className={css.tabs} role="tablist">
        {tabs.map((known) => (
          <button
            key={known}
            type="button"
            role="tab"
            id={`captain-${known}`}
            aria-controls="captain-panel"
            aria-selected={known === tab}
            onClick={() => show(known === 'trips' ? {} : { tab: known })}
          >
            {texts.tabs[known]}
          </button>
        ))}
      </div>
      <div id="captain-panel" role="tabpanel" aria-labelledby={`captain-${tab}`} className={css.panel}>
        {tab === 'trips' && (
          <>
            <fieldset className={css.states}>
              <legend className="tf-visually-hidden">{texts.stateLabel}</legend>
              {states.map((known) => (
                <button key={known} type="button" aria-pressed={known === state} onClick={() => showState(known)}>
                  {texts.states[known]}
                </button>
              ))}
            </fieldset>
            <Trips key={state} state={state} onOpen={drawer.open} />
          </>
        )}
        {tab === 'cards' && <Cards />}
        {tab === 'settlements' && <Settlements />}
      </div>
      <WaybillDrawer id={drawer.value} onClose={drawer.close} />
    </div>
  )
}
