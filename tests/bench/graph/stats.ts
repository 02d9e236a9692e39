import assert from 'node:assert/strict'
import type pg from 'pg'
import type { Caller } from '../caller.ts'
import { time, timeBoth, told } from '../times.ts'

/** Year of a company, from the beginning of a month. */
export interface Year {
  company: string
  from: string
  to: string
}

interface Group {
  project: string
  month: string
  trips: number
  tons: string
  receivable: string
}

const ROUNDS = 15
const STATS = `query ($goDatetime: DateTimeRange) {
  waybillStats(by: [PROJECT, MONTH], filter: { goDatetime: $goDatetime }, page: { current: 1, size: 1000 }) {
    total records { projectInfoId month trips weightTons receivable } } }`

/** Sums over the waybills of each group. */
const OF_ROWS = `select project_id as project, to_char(go_datetime, 'YYYY-MM') as month, count(*)::int as trips,
    coalesce(sum(weight_tons) filter (where weight_unit = 'TON'), 0)::numeric(18, 3)::text as tons,
    coalesce(sum(receivable), 0)::numeric(18, 2)::text as receivable
  from waybill where company_id = $1 and go_datetime >= $2 and go_datetime < $3 and status <> 'VOID' group by 1, 2 order by 1, 2`

/** Sums over the kept counters of months and what has changed since they were folded. */
const OF_COUNTERS = `select project_id as project, to_char(day, 'YYYY-MM') as month, sum(trips)::int as trips,
    sum(tons)::numeric(18, 3)::text as tons, sum(receivable)::numeric(18, 2)::text as receivable
  from waybill_count where company_id = $1 and day >= $2::timestamptz::date and day < $3::timestamptz::date and not haul
    and span in ('MONTH', 'CHANGE') and status <> 'VOID' group by 1, 2 having sum(trips) > 0 order by 1, 2`

export const askStats = async (clerk: Caller, { from, to }: Year): Promise<Group[]> => {
  interface Told {
    projectInfoId: string
    month: string
    trips: number
    weightTons: string
    receivable: string
  }
  const { waybillStats } = await clerk.ask<{ waybillStats: { records: Told[] } }>(STATS, { goDatetime: { from, to } })
  return waybillStats.records.map(({ projectInfoId, month, trips, weightTons, receivable }) => ({
    project: projectInfoId,
    month,
    trips,
    tons: weightTons,
    receivable,
  }))
}

/** Compares the figures of a year by project and month with its GROUP BY, as a request and within PostgreSQL. */
export async function compareStats(database: pg.Client, clerk: Caller, year: Year, of: string): Promise<void> {
  await database.query("set timezone = 'Asia/Shanghai'")
  const read = (text: string) => async (): Promise<Group[]> =>
    (
      await database.query<Group>({
        name: text.slice(0, 40) + text.length,
        text,
        values: [year.company, year.from, year.to],
      })
    ).rows
  const groups = await read(OF_ROWS)()
  const trips = groups.reduce((sum, group) => sum + group.trips, 0)
  assert.deepEqual(await read(OF_COUNTERS)(), groups)
  assert.deepEqual(byKey(await askStats(clerk, year)), byKey(groups))
  const name = `stats of a year by project and month, ${of}`
  const [counters, rows] = await timeBoth({ run: read(OF_COUNTERS) }, { run: read(OF_ROWS) }, ROUNDS)
  const request = await time({ run: () => askStats(clerk, year) }, ROUNDS)
  const times = (one: number) => `${(rows.median / one).toFixed(0)} ×`
  console.log(
    `${name}: ${groups.length} groups of ${trips.toLocaleString('en')} trips; GROUP BY over the rows ${told(rows)}`,
  )
  console.log(`${name}, kept counters in PostgreSQL: ${told(counters)}, ${times(counters.median)} (wanted ≥ 200)`)
  console.log(`${name}, as a request over HTTP: ${told(request)}, ${times(request.median)}`)
}

const byKey = (groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => a.project.localeCompare(b.project) || a.month.localeCompare(b.month))
