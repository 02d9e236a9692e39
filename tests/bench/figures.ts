import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { type Hostile, measureBeside, type Office } from './beside.ts'
import type { Caller } from './caller.ts'

/**
 * Benchmark of a company's reads while ten clients of the largest company request its figures again and again, each
 * with as many aliases in an operation as are accepted.
 */
const CLIENTS = 10
const MOST_ALIASES = 29

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

const { rows: offices } = await database.query<Office>(
  `select c.id as company, min(u.mobile) as mobile from company c join membership m on m.company_id = c.id and m.role_type = ${RoleType.COMPANY}
     join app_user u on u.id = m.user_id
   where u.mobile like '1390100%' group by c.id order by (select count(*) from waybill w where w.company_id = c.id) desc, c.id`,
)
const [hostile, victim] = offices
if (!victim || !hostile) throw new Error('two companies are needed: run npm run seed first')

/** Bulk data has no phases: each project gets one for the time of its trips, and its sums are computed. */
async function setUp(): Promise<string[]> {
  await database.query(
    `select fold_waybill_cost(id, 100000000), fold_waybill_count(id, 100000000), fold_ticket_count(id, 100000000) from company`,
  )
  const { rows } = await database.query<{ id: string }>(
    `insert into project_phase (company_id, id, project_id, name, from_day, to_day, plan_cubic)
     select w.company_id, gen_random_uuid(), w.project_id, '整期', min(w.go_datetime)::date, max(w.go_datetime)::date, 2000000
     from waybill w where w.company_id = $1 group by w.company_id, w.project_id order by count(*) desc returning id`,
    [hostile?.company],
  )
  await database.query('vacuum analyze')
  return rows.map(({ id }) => id)
}

const phases = await setUp()
try {
  const { rows } = await database.query<{ id: string; projectId: string }>(
    'select id, project_id as "projectId" from project_phase where id = $1',
    [phases[0]],
  )
  const [phase] = rows
  if (!phase) throw new Error('the largest company hauls nothing')
  const charts = '{ points { key } series { values } exclusions { total } }'
  const span = 'step: DAY'
  const figures: Record<string, string> = {
    board: '{ projects { projectInfoId figures { cost } } totals { figures { cost } } }',
    ticketCostTrend: '{ points { period useCost totalCost } }',
    phaseOutput: `(id: "${phase.id}", ${span}) ${charts}`,
    phaseCosts: `(id: "${phase.id}", chart: TRANSPORT, ${span}) ${charts}`,
    planCompletion: `(id: "${phase.id}") ${charts}`,
    exclusions: `(id: "${phase.id}") { total correct }`,
    projectCost: `(projectInfoId: "${phase.projectId}") { rows { cost } }`,
    welcome: '{ settleAbleAmount unpricedCount tripsWithoutTons }',
    firstSteps: '{ step done }',
  }
  const each = Object.entries(figures).map(([name, asked]) => ({ name, asked: [`${name}${asked}`] }))
  const all = { name: 'all of insight', asked: each.flatMap(({ asked }) => asked) }
  const chosen = process.env.FIGURES?.split(',')
  await measureBeside(database, { victim, hostile }, async (clerk) =>
    Promise.all(
      [...each, all]
        .filter(({ name }) => chosen?.includes(name) ?? true)
        .map(async ({ name, asked }): Promise<Hostile> => {
          const aliases = await mostAliases(clerk, asked)
          return {
            name: `${name} × ${aliases} × ${CLIENTS}`,
            clients: CLIENTS,
            query: aliased(asked, aliases),
            variables: {},
          }
        }),
    ),
  )
} finally {
  await database.query('delete from project_phase where id = any($1::uuid[])', [phases])
  await database.end()
}

function aliased(asked: readonly string[], aliases: number): string {
  return `{ ${Array.from({ length: aliases }, (_, at) => `a${at}: ${asked[at % asked.length]}`).join(' ')} }`
}

/** Largest number of aliases that an operation may have. */
async function mostAliases(clerk: Caller, asked: readonly string[]): Promise<number> {
  for (let aliases = MOST_ALIASES; aliases > 1; aliases--) {
    const answered = await clerk.ask(aliased(asked, aliases), {}).catch((error: Error) => error)
    if (!(answered instanceof Error) || !answered.message.includes('查询过于复杂')) return aliases
  }
  return 1
}
