import assert from 'node:assert/strict'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { offerWaybillList, startServer } from './processes.ts'
import { answerOf, compare, printFigures, printRatio, type Target } from './rounds.ts'

/**
 * Benchmark of the waybill list, 20 rows × 10 fields, sorted and filtered by a month and a project, and of the largest
 * page, over GraphQL and REST, compared with other servers.
 */
const SIZE = 20
const LARGE = 5000
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()

await offerWaybillList(database)

const { rows } = await database.query<{ company: string; project: string; mobile: string; month: string; n: number }>(`
  select w.company_id as company, w.project_id as project, u.mobile, to_char(date_trunc('month', w.go_datetime), 'YYYY-MM-01') as month, count(*)::int as n
  from waybill w join membership m on m.company_id = w.company_id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id and u.mobile like '1390100%'
  where w.go_datetime >= now() - interval '200 days'
  group by 1, 2, 3, 4 order by n desc limit 1`)
const [where] = rows
if (!where) throw new Error('no waybills: run npm run seed first')
const from = `${where.month}T00:00:00+08:00`
const until = new Date(from)
until.setMonth(until.getMonth() + 1)
const to = until.toISOString()

const [ours, bare, peer] = [
  await startServer('ours', 4801),
  await startServer('bare', 4802),
  await startServer('postgraphile', 4803),
]
try {
  const token = await signIn(database, where.mobile)
  const json = { 'content-type': 'application/json' }
  const signedIn = { ...json, authorization: `Bearer ${token}` }
  const fields = 'no status projectName truckCode captainName driverName goSoilType weightTons goDatetime'
  const graphql = (size: number): Target => ({
    server: ours,
    path: '/graphql',
    method: 'POST',
    headers: signedIn,
    body: JSON.stringify({
      query: `query($filter: WaybillFilter, $page: PageInput) {
        waybills(filter: $filter, page: $page, sort: [{ field: GO_DATETIME, direction: DESC }]) { total records { id ${fields} } } }`,
      variables: { filter: { projectId: where.project, goDatetime: { from, to } }, page: { current: 1, size } },
    }),
  })
  const plain = (size: number, path = '/list'): Target => ({
    server: bare,
    path: `${path}?${new URLSearchParams({ company: where.company, project: where.project, from, to, size: String(size) })}`,
    method: 'GET',
    headers: {},
  })
  const postgraphile: Target = {
    server: peer,
    path: '/graphql',
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      query: `query($company: UUID!, $project: UUID!, $since: Datetime!, $until: Datetime!) {
        benchWaybillList(company: $company, project: $project, since: $since, until: $until, first: ${SIZE}) {
          totalCount nodes { rowId ${fields} } } }`,
      variables: { company: where.company, project: where.project, since: from, until: to },
    }),
  }
  const rest = (size: number): Target => ({
    server: ours,
    path: `/chain/companywaybill/page?${new URLSearchParams({ current: '1', size: String(size), descs: 'go_datetime', projectInfoId: where.project, goDatetimeStart: `${from.slice(0, 10)} 00:00:00`, goDatetimeEnd: plain23(to) })}`,
    method: 'GET',
    headers: signedIn,
  })
  await assertEqualAnswers(graphql(SIZE), plain(SIZE), postgraphile)
  assert.deepEqual(await answerOf(rest(SIZE)), await answerOf(plain(SIZE, '/page')))
  console.log(`rows in the month: ${where.n}`)
  const lists = [graphql(SIZE), plain(SIZE), postgraphile, rest(SIZE), plain(SIZE, '/page')]
  // The other servers count the rows of the month each time, so that larger months get fewer requests.
  const requests = Math.min(2000, Math.max(60, Math.round(4_000_000 / where.n)))
  const [a, b, c, d, e] = await compare(lists, { requests })
  if (!a || !b || !c || !d || !e) throw new Error('no figures')
  printFigures('graphql list', a)
  printFigures('bare list', b)
  printFigures('postgraphile list', c)
  printFigures('rest page', d)
  printFigures('bare page', e)
  printRatio('graphql / postgraphile', a, c)
  printRatio('graphql / bare', a, b)
  printRatio('rest / bare page', d, e)

  const large = Math.min(LARGE, where.n)
  const [f, g, h, i] = await compare([graphql(large), plain(large), rest(large), plain(large, '/page')], {
    rounds: 7,
    requests: 24,
  })
  if (!f || !g || !h || !i) throw new Error('no figures')
  printFigures(`graphql page of ${large}`, f)
  printFigures(`rest page of ${large}`, h)
  printRatio(`graphql page of ${large} / bare`, f, g)
  printRatio(`rest page of ${large} / bare`, h, i)
} finally {
  for (const server of [ours, bare, peer]) server.stop()
  await database.end()
}

function plain23(until: string): string {
  const last = new Date(new Date(until).getTime() - 1000 + 8 * 3600_000)
  return last.toISOString().slice(0, 19).replace('T', ' ')
}

async function assertEqualAnswers(graphql: Target, plain: Target, postgraphile: Target): Promise<void> {
  const mine = (await answerOf(graphql)) as {
    data: { waybills: { total: number; records: { id: string; goDatetime: string }[] } }
  }
  const expected = (await answerOf(plain)) as { total: number; records: object[] }
  assert.deepEqual(mine.data.waybills, expected)
  const theirs = (await answerOf(postgraphile)) as {
    data: { benchWaybillList: { totalCount: number; nodes: { rowId: string }[] } }
  }
  assert.equal(theirs.data.benchWaybillList.totalCount, expected.total)
  const ids = mine.data.waybills.records.map((record) => record.id)
  assert.deepEqual(
    theirs.data.benchWaybillList.nodes.map((node) => node.rowId),
    ids,
  )
}
