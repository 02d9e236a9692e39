import { emptyDatabase } from '@tufang/tests/database'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { seedDemo } from '../../seeds/demo.ts'
import { postgresSink } from '../../seeds/sink.ts'
import { brokenChecks } from '../../seeds/verify.ts'

/** The world of the demo is another one every day. */
describe.each([
  ['an ordinary day', '2026-11-27'],
  ['the first days after the Spring Festival', '2027-02-20'],
])('the demo of %s', (_, today) => {
  it('keeps every rule, and has payments in every state and plans that are late, paid in part and due soon', async () => {
    const database = await emptyDatabase()
    const client = new pg.Client({ connectionString: database.url })
    try {
      await client.connect()
      const sink = postgresSink(client)
      await seedDemo(sink, { today: new Date(`${today}T10:00:00+08:00`) })
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
    } finally {
      await client.end()
      await database.close()
    }
  })
})
