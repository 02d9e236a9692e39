import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { useOpenable } from '../../../shell/useOpenable'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { dayFromToday, toDateTimeRange } from '../../../ui/format/date'
import { formatCount, formatQuantity } from '../../../ui/format/decimal'
import { late } from '../../../ui/late'
import { usePermission } from '../../../ui/permission/permission'
import { Figures } from './FigureCards'
import type { Figure } from './figures'
import { texts } from './texts'
import css from './welcome.module.css'
import { YardHomeDocument, type YardHomeQuery } from './yard-home.generated'

/** A dump site at work needs no first steps. */
const Steps = late(() => import('./Steps'))

const ARRIVALS = '/yard/arrivals'
const SITES = '/yard/sites'
const USERS = '/sys/users'

const { yardHome: words } = texts

/** Home of a dump site: the trips of the day, those that still wait for a word, and the sites that it runs. */
export function YardHome() {
  const openable = useOpenable()
  const may = usePermission()
  const today = dayFromToday(0)
  const people = may('sys:user:index')
  const variables = { today: toDateTimeRange({ from: today, to: today }) ?? {}, people }
  const { data, error, refetch } = useQuery(YardHomeDocument, { variables })
  if (error && !data) {
    // A failed retry is reported as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const steps = data && stepsOf(data).map((step) => ({ ...step, url: openable(step.url) ? step.url : null }))
  return (
    <>
      {steps?.some(({ done }) => !done) && <Steps steps={steps} noteOf={words.stepsNote} />}
      <section className={css.figures} aria-label={words.today} aria-busy={!data}>
        {data ? <Figures title={words.today} figures={figuresOf(data, today)} waits /> : <div className={css.coming} />}
      </section>
      {data && data.yardSites.total > 0 && <Sites sites={data.yardSites} />}
    </>
  )
}

function figuresOf({ today: { summary: now }, ever: { summary: ever } }: YardHomeQuery, today: string): Figure[] {
  const day = `goDatetime=${today}~${today}`
  const figure = (label: string, count: number, note: string, query: string): Figure => ({
    label,
    value: formatCount(count),
    note,
    url: `${ARRIVALS}?${query}`,
    none: count === 0,
  })
  const weighed = words.weighed(formatQuantity(now.tippedTons), formatQuantity(now.tippedCubic))
  return [
    figure(words.inYard, ever.arrived, words.inYardNote, 'state=ARRIVED'),
    figure(words.announced, now.announced, words.announcedNote, `state=ANNOUNCED&${day}`),
    figure(words.tipped, now.tipped, weighed, `state=TIPPED&${day}`),
    figure(words.refused, now.refused, words.refusedNote, `state=REFUSED&${day}`),
    figure(words.earlier, ever.announced - now.announced, words.earlierNote, 'state=ANNOUNCED'),
  ]
}

function stepsOf({ ever, yardSites, siteOffers, users }: YardHomeQuery) {
  const isClaimed = yardSites.total > 0
  const claim = isClaimed || siteOffers.length > 0 ? words.steps.claim : words.steps.named
  return [
    { ...claim, done: isClaimed, url: SITES },
    { ...words.steps.publish, done: yardSites.records.some(({ openHours }) => openHours), url: SITES },
    { ...words.steps.arrival, done: ever.summary.announced + ever.summary.arrived < ever.total, url: ARRIVALS },
    ...(users ? [{ ...words.steps.people, done: users.total > 1, url: USERS }] : []),
  ]
}

function Sites({ sites: { total, records } }: { sites: YardHomeQuery['yardSites'] }) {
  return (
    <section className={css.panel} aria-label={words.sites}>
      <h2>{words.sites}</h2>
      <ul className={css.links}>
        {records.map(({ id, garbageName, companyName, openHours, soils, capacityLeft }) => (
          <li key={id}>
            <Link to={`${SITES}?yardSite=${id}`}>{garbageName}</Link>
            <p className={css.note}>
              {[companyName, openHours, soils?.join('、'), capacityLeft && words.left(formatQuantity(capacityLeft))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {total > records.length && <Link to={SITES}>{words.allSites(total)}</Link>}
    </section>
  )
}
