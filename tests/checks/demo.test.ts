import type { Database } from '@tufang/server/kernel/sql/database'
import { appOver } from '@tufang/tests/app'
import { emptyDatabase } from '@tufang/tests/database'
import { enter } from '@tufang/tests/session'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../seeds/demo.ts'
import { passNight } from '../../seeds/fill.ts'
import { postgresSink } from '../../seeds/sink.ts'
import { brokenChecks } from '../../seeds/verify.ts'
import { addDays } from '../../web/src/ui/format/date.ts'
import { askBothWays } from './questions/answers.ts'
import { bothTimelines, labelsIn } from './timelines/compare.ts'
import { edges } from './walks/edges.ts'
import { addRows, walkBothWays } from './walks/walked.ts'

/** Day on which every part of the demo has rows, anomalies of the last week among them. */
const ORDINARY = '2026-11-27'

/** The demo world differs each day. */
describe.each([
  ['an ordinary day', ORDINARY],
  ['the first days after the Spring Festival', '2027-02-20'],
])('the demo of %s', (_, today) => {
  const now = new Date(`${today}T10:00:00+08:00`)
  let database: Database
  let client: pg.Client

  beforeAll(async () => {
    database = await emptyDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await seedDemo(postgresSink(client), { today: now })
  })
  afterAll(async () => {
    await client.end()
    await database.close()
  })

  it('keeps every rule, and has payments in every state and plans that are late, paid in part and due soon', async () => {
    const sink = postgresSink(client)
    expect(await brokenChecks(sink)).toEqual([])
    const states = await sink.query('select distinct status from payment order by status')
    expect(states.map(({ status }) => status)).toEqual([
      ...['APPROVED', 'DRAFT', 'PAID', 'RETURNED', 'REVERSED', 'SUBMITTED'],
    ])
    const steps = await sink.query(`
      select c.authenticated_at is not null and exists (select from payee y where y.company_id = c.id and y.contract_signed)
        and exists (select from driver d where d.company_id = c.id) and exists (select from receipt r where r.company_id = c.id)
        and exists (select from settlement s where s.company_id = c.id and s.paid_amt > 0) as paid from company c order by c.name`)
    expect(steps.filter(({ paid }) => paid).length).toBeGreaterThanOrEqual(2)
    const [due] = await sink.query(`
      select count(*) filter (where i.due_date < '${today}' and coalesce(g.paid, 0) < i.amount) >= 2 as late,
        count(*) filter (where g.paid = i.amount) = 1 as whole, count(*) filter (where g.paid < i.amount) = 1 as part,
        count(*) filter (where i.due_date between '${today}'::date and '${today}'::date + 28) >= 10 as soon
      from payment_plan_item i left join lateral (
        select sum(c.amt) as paid from payment_settlement c where c.company_id = i.company_id and c.plan_item_id = i.id) g on true`)
    expect(due).toEqual({ late: true, whole: true, part: true, soon: true })
  })

  it.each([ORDINARY].filter((day) => day === today))(
    'answers worked questions, walks along edges and tells timelines on %s as SQL does that was written by hand',
    async () => {
      const app = await appOver(database)
      try {
        app.clock.set(now)
        await passNight(database, app.clock)
        const { rows } = await client.query<{ userId: string; companyId: string }>(
          `select u.id as "userId", m.company_id as "companyId" from app_user u join membership m on m.user_id = u.id
         join company c on c.id = m.company_id where u.mobile = '13800000001' and c.company_no = '91440300MA5DKH1P4X'`,
        )
        const [administrator] = rows
        if (!administrator) throw new Error('the demo has no administrator')
        const caller = await enter(app, administrator)
        const company = administrator.companyId
        const days = { from: `${addDays(today, -2)}T00:00:00+08:00`, to: `${addDays(today, 1)}T00:00:00+08:00` }
        const asked = await askBothWays(caller, client, { company, today })
        await addRows(client, { company, to: days.to })
        const walked = await walkBothWays(caller, client, { company, ...days })
        const answers = [...asked, ...walked]
        for (const { id, told, counted, total, rows: shown } of answers) {
          expect(told, id).toEqual(counted)
          // A page that holds less than all would be compared with too much.
          expect(total ?? shown, id).toBe(shown)
        }
        // An answer without rows would prove nothing.
        expect(answers.filter(({ told }) => told.length === 0).map(({ id }) => id)).toEqual([])
        // A walk along an edge that leads nowhere would prove nothing either.
        const found = new Set(walked.flatMap((one) => [...one.found]))
        expect(edges.filter((edge) => !found.has(edge))).toEqual([])
        const query = async (text: string, values: unknown[]) => (await client.query(text, values)).rows
        for (const { parent, answers: tellings, told, counted } of await bothTimelines(caller, query, company)) {
          expect(told, parent).toEqual(counted)
          expect(tellings.length, parent).toBeGreaterThanOrEqual(50)
          const whole = tellings.filter(({ timeline }) => CHAIN.every((label) => labelsIn(timeline).includes(label)))
          expect(whole.length, parent).toBeGreaterThan(0)
        }
      } finally {
        await app.fastify.close()
        await app.ocr.close()
      }
    },
  )
})

/** Events from the card to the papers, which a record of each type shows. Prints are no rows of the demo. */
const CHAIN = ['激活', '交卡', '生成结算单', '已审核', '新增付款单', '已付款', '认领发票', '上传资料：已签回执单']
