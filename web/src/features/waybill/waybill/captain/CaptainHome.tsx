import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../../../shell/viewer'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'
import { WaybillDrawer } from '../drawer/WaybillDrawer'
import { Cards } from './Cards'
import { Companies } from './Companies'
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
  const { user, companies } = useViewer()
  const [params, setParams] = useSearchParams()
  const drawer = useDrawerParam('waybill')
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'trips'
  const state = states.find((known) => known === params.get('state')) ?? 'all'
  const show = (next: Record<string, string>) => setParams(next)
  const company = companies.find(({ companyAuthId }) => companyAuthId === params.get('company'))
  const ofCompany = company ? { company: company.companyAuthId } : undefined
  const showState = (wanted: State) => show({ ...ofCompany, ...(wanted === 'all' ? {} : { state: wanted }) })
  if (companies.length === 0) return <Unnamed name={user.name} mobile={user.mobile} />
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(user.name)}</h1>
      <Figures onShow={(wanted) => show({ state: wanted })} />
      <Companies />
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
            {company && (
              <p className={css.only}>
                {texts.onlyOf(company.companyAuthName)}
                <button type="button" onClick={() => show(state === 'all' ? {} : { state })}>
                  {texts.everyCompany}
                </button>
              </p>
            )}
            <Trips
              key={`${state} ${ofCompany?.company}`}
              state={state}
              company={ofCompany?.company ?? null}
              onOpen={drawer.open}
            />
          </>
        )}
        {tab === 'cards' && <Cards />}
        {tab === 'settlements' && <Settlements />}
      </div>
      <WaybillDrawer id={drawer.value} onClose={drawer.close} />
    </div>
  )
}

/** Home of a captain whom no company has on its list: what he can do about it. */
function Unnamed({ name, mobile }: { name: string; mobile: string }) {
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(name)}</h1>
      <section className={css.unnamed} aria-label={texts.noCompany}>
        <h2>{texts.noCompany}</h2>
        <p>{texts.noCompanyHint(mobile)}</p>
      </section>
    </div>
  )
}
