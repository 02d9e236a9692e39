import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { RoleType } from '../../../shell/roleTypes'
import { useOpenable } from '../../../shell/useOpenable'
import { useViewer } from '../../../shell/viewer'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../ui/format/decimal'
import { late } from '../../../ui/late'
import { EnterpriseHome } from './EnterpriseHome'
import { type Figure, figuresOf, waybillsOfDay } from './figures'
import { texts } from './texts'
import css from './WelcomePage.module.css'
import { WelcomeDocument, WelcomeUnpricedDocument } from './welcome.generated'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

/** A company at work needs none of it. */
const FirstSteps = late(() => import('./FirstSteps'))

const CaptainHome = late(async () => ({ default: (await import('../../waybill/waybill')).CaptainHome }))

const FIGURES = 8
const series = [
  { name: texts.trips, unit: texts.tripsUnit, kind: 'count', mark: 'bar' },
  { name: texts.tons, unit: texts.tonsUnit, kind: 'quantity', mark: 'line' },
] as const

function FigureCard({ figure }: { figure: Figure }) {
  const openable = useOpenable()
  const body = (
    <>
      <span className={css.label}>{figure.label}</span>
      <strong className={css.value}>{figure.value}</strong>
      <span className={css.note}>{figure.note}</span>
    </>
  )
  if (!openable(figure.url)) return <div className={css.card}>{body}</div>
  return (
    <Link to={figure.url} className={css.card} data-urgent={figure.urgent || undefined}>
      {body}
    </Link>
  )
}

function greeting(): string {
  const [night, morning, noon, afternoon, evening] = texts.greetings
  const hour = new Date().getHours()
  const found = hour < 5 ? night : hour < 11 ? morning : hour < 14 ? noon : hour < 18 ? afternoon : evening
  return found ?? ''
}

/** Where everyone lands: a captain at his own trips and cards, an enterprise at its own entry, a clerk at the figures of the company. */
export default function WelcomePage() {
  const { roleType } = useViewer()
  const [hello] = useState(greeting)
  if (roleType === RoleType.captain) return <CaptainHome instead={<div className={css.page} aria-busy />} />
  if (roleType === RoleType.enterprise) return <EnterpriseHome greeting={hello} />
  return <Morning hello={hello} />
}

/** What a clerk wants to know in the morning: figures that lead to their lists, and the last two weeks. */
function Morning({ hello }: { hello: string }) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const openable = useOpenable()
  const { data, error, refetch } = useQuery(WelcomeDocument)
  const pricing = useQuery(WelcomeUnpricedDocument)
  const unpriced = {
    count: pricing.data?.welcome.unpricedCount,
    error: pricing.error && toRequestError(pricing.error).message,
  }
  const withoutTons = pricing.data?.welcome.tripsWithoutTons ?? 0
  const welcome = data?.welcome
  if (error && !welcome) {
    // A failed second try comes back as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const days = (welcome?.days ?? []).map(({ day, tripCount, weightTons }) => ({
    key: day,
    label: day,
    values: [tripCount, weightTons],
  }))
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(hello, user.name)}</h1>
      {data?.firstSteps.some(({ done }) => !done) && <FirstSteps steps={data.firstSteps} />}
      <section className={css.cards} aria-label={texts.figures} aria-busy={!welcome}>
        {welcome
          ? figuresOf(welcome, unpriced).map((figure) => <FigureCard key={figure.label} figure={figure} />)
          : Array.from({ length: FIGURES }, (_, index) => index).map((index) => (
              <div key={index} className={css.card} aria-hidden />
            ))}
      </section>
      <section className={css.trend}>
        <h2>{texts.trend}</h2>
        <div className={css.chart}>
          {welcome && (
            <ComboChart
              title={texts.trend}
              pointName={texts.day}
              points={days}
              series={series}
              emptyText={texts.noTrips}
              onPick={openable(waybillsOfDay('')) ? ({ key }) => navigate(waybillsOfDay(key)) : undefined}
              pickHint={texts.openDay}
            />
          )}
        </div>
        {withoutTons > 0 && <p className={css.note}>{texts.withoutTons(formatCount(withoutTons))}</p>}
      </section>
    </div>
  )
}
