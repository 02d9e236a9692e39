import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { afterAll, expect, it } from 'vitest'

/**
 * Objects beside the waybills of one company, through two programs: one in which PostgreSQL writes them within the
 * rows, and one in which graphql-js asks loaders for them.
 */
const { company, clerk, captain } = await newFilledCompany()
const slowApp = await openApp({ fastGraphql: false })
afterAll(() => slowApp.fastify.close())

const limited = await newMember(company)
const projects = await rowsOf<{ id: string }>(
  sql`select project_id as id from waybill where company_id = ${company.id} group by 1 order by count(*) limit 1`,
)
await limited.limitTo(projects.map(({ id }) => id))
const callers: Record<string, Caller> = {
  clerk,
  captain,
  'member limited to a project': limited.caller,
  'member who may look at waybills alone': (await newMember(company, ['chain:companywaybill:get'])).caller,
}

const list = (records: string): string =>
  `query ($page: PageInput) { waybills(page: $page, sort: [{ field: NO, direction: ASC }]) { total records { ${records} } } }`

const WRITTEN: Record<string, string> = {
  'one of each': `id card { id cardNo status createTime } settlement { settleNo status settleAmt settleCnt }
    project { id projectName name } captain { name mobile enabled }`,
  'aliases and types': 'no k: card { __typename number: cardNo } other: card { ... on Card { kind } }',
}
const ASKED: Record<string, string> = {
  'two selections of one object': 'id card { id } card { cardNo }',
  'columns that are dear': 'no card { totalWaybillCount } settlement { leftAmt allowedActions }',
  'objects of objects': 'no card { cardNo captain { name } } settlement { payee { payeeName } }',
}

it.each(
  Object.keys(callers).flatMap((who) => Object.entries({ ...WRITTEN, ...ASKED }).map((one) => [who, ...one] as const)),
)('%s, %s: the same objects as without the fast path', async (who, _, records) => {
  const fast = callers[who] as Caller
  const slow = new Caller(slowApp.fastify, fast.credentials)
  const variables = { page: { current: 1, size: 100 } }
  const [one, other] = [await fast.ask(list(records), variables), await slow.ask(list(records), variables)]
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})

it('they come with the rows for who sees whole rows, and not for others', async () => {
  const more = async (who: string) => {
    const count = async (records: string) => {
      const ask = () => (callers[who] as Caller).ask(list(records))
      await ask()
      return (await statementsOf(ask)).length
    }
    return (await count(String(WRITTEN['one of each']))) - (await count('no'))
  }
  expect(await more('clerk')).toBe(0)
  expect(await more('member who may look at waybills alone')).toBe(0)
  expect(await more('member limited to a project')).toBeGreaterThan(0)
})

it('rows have and lack objects', async () => {
  interface Answer {
    waybills: { records: Record<'card' | 'settlement', object | null>[] }
  }
  const { waybills } = await clerk.ask<Answer>(list('card { id } settlement { id }'), { page: { size: 100 } })
  for (const object of ['card', 'settlement'] as const) {
    const has = waybills.records.map((record) => record[object] !== null)
    expect(new Set(has), object).toEqual(new Set([true, false]))
  }
})
