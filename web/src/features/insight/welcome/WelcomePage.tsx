import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import { useViewer } from '../../../shell/viewer'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatCount } from '../../../ui/format/decimal'
import { late } from '../../../ui/late'
import { usePermission } from '../../../ui/permission/permission'
import { EnterpriseHome } from './EnterpriseHome'
import { Figures } from './FigureCards'
import { figuresOf, waybillsOfDay } from './figures'
import { texts } from './texts'
import { WelcomeDocument, WelcomeUnpricedDocument } from './welcome.generated'
import css from './welcome.module.css'

const ComboChart = late(() => import('../../../ui/charts/ComboChart'))

/** A company at work needs no first steps. */
const FirstSteps = late(() => import('./FirstSteps'))

const CaptainHome = late(async () => ({ default: (await import('../../waybill/waybill')).CaptainHome }))

const series = [
  { name: texts.trips, unit: texts.tripsUnit, kind: 'count', mark: 'bar' },
  { name: texts.tons, unit: texts.tonsUnit, kind: 'quantity', mark: 'line' },
] as const

function greeting(): string {
  const [night, morning, noon, afternoon, evening] = texts.greetings
  const hour = new Date().getHours()
  const found = hour < 5 ? night : hour < 11 ? morning : hour < 14 ? noon : hour < 18 ? afternoon : evening
  return found ?? ''
}

/** First page: his trips and cards for a captain, the entry for an enterprise, the company's figures for a clerk. */
export default function WelcomePage() {
  const { roleType } = useViewer()
  const [hello] = useState(greeting)
  if (roleType === 'CAPTAIN') return <CaptainHome instead={<div className={css.page} aria-busy />} />
  if (roleType === 'ENTERPRISE') return <EnterpriseHome greeting={hello} />
  return <Morning hello={hello} />
}

/** Figures for a clerk, linked to their lists, and the last two weeks. */
function Morning({ hello }: { hello: string }) {
  const { user } = useViewer()
  const navigate = useNavigate()
  const openable = useOpenable()
  const may = usePermission()
  const { data, error, refetch } = useQuery(WelcomeDocument)
  const pricing = useQuery(WelcomeUnpricedDocument)
  const unpriced = {
    count: pricing.data?.welcome.unpricedCount,
    error: pricing.error && toRequestError(pricing.error).message,
  }
  const withoutTons = pricing.data?.welcome.tripsWithoutTons ?? 0
  const welcome = data?.welcome
  if (error && !welcome) {
    // A failed retry is reported as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const figures = welcome && figuresOf(welcome, unpriced, may)
  const days = (welcome?.days ?? []).map(({ day, tripCount, weightTons }) => ({
    key: day,
    label: day,
    values: [tripCount, weightTons],
  }))
  return (
    <div className={css.page}>
      <h1 className={css.hello}>{texts.hello(hello, user.name)}</h1>
      {data?.firstSteps.some(({ done }) => !done) && <FirstSteps steps={data.firstSteps} />}
      <section className={css.figures} aria-label={texts.figures} aria-busy={!figures}>
        {figures ? (
          <>
            <Figures title={texts.todo} figures={figures.todo} waits />
            <Figures title={texts.others} figures={figures.others} />
          </>
        ) : (
          <>
            <div className={css.coming} />
            <div className={css.coming} />
          </>
        )}
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
