import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { groundOf, servicesOver } from '@tufang/server/container'
import { database as facts } from '@tufang/server/doctor/database.queries'
import { defineJobs } from '@tufang/server/jobs'
import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { isId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { asAsked, walled } from '@tufang/server/platform/database/migrations/0068-second-wall'
import { ROLES, SEVERAL, WALLED } from '@tufang/server/platform/database/wall'
import type { JobHandler } from '@tufang/server/platform/jobs/jobs'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { root, sourcesIn } from '@tufang/tests/imports'
import { logLines } from '@tufang/tests/log-lines'
import { behind, statementsLoosened, type Walls, withoutCaptain, withoutCondition } from '@tufang/tests/one-wall'
import { sentBy } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { answersTo, keepsCompaniesApart, naming, neighbours } from './tenant-matrix'

const [behindDatabase, behindStatements, behindNone] = [await neighbours(), await neighbours(), await neighbours()]
const walls = facts.find(({ name }) => name === 'walls') ?? { sql: '' }

describe('a condition is taken out of a statement', () => {
  it.each([
    ['select from card where company_id = $1 and id = $2', 'select from card where ($1::uuid is not null) and id = $2'],
    [
      'select from "card" as "c0" where "c0"."company_id" = $1',
      'select from "card" as "c0" where ($1::uuid is not null)',
    ],
    ['delete from card c where c.company_id = $12::uuid', 'delete from card c where ($12::uuid is not null)'],
    ['select from card c join waybill w on w.company_id = c.company_id', undefined],
    ['insert into card (company_id, id) values ($1, $2)', undefined],
  ])('%s', (text, without = text) => {
    expect(withoutCondition(text)).toBe(without)
  })
})

describe('behind the wall of the database alone, another company', () =>
  keepsCompaniesApart('database', behindDatabase))
describe('behind the conditions of statements alone, another company', () =>
  keepsCompaniesApart('statements', behindStatements))

it('is there without both, so that each of them is what keeps it away', async () => {
  const shown: string[] = []
  for (const field of naming.filter(([name]) => name.startsWith('Query.'))) {
    const answers = await behind('none', () => answersTo(behindNone, field))
    if (answers.some(({ foreign, unknown }) => foreign !== unknown)) shown.push(field[0])
  }
  expect(shown.length).toBeGreaterThan(naming.length / 10)
  expect(statementsLoosened()).toBeGreaterThan(1000)
})

describe('a condition by which a captain is limited is taken out', () => {
  it.each([
    ['(w.company_id = $1 and w.captain_id = $2)', '(($1::uuid is not null) and ($2::uuid is not null))'],
    ['t.company_id = any($1::uuid[])', '($1::uuid[] is not null)'],
    ['own.captain_id = any($3::uuid[])', '($3::uuid[] is not null)'],
    ['r.captain_ids && $2::uuid[]', '($2::uuid[] is not null)'],
    ['own.company_id = l.company_id', 'own.company_id = l.company_id'],
  ])('%s', (text, without) => expect(withoutCaptain(text)).toBe(without))
})

describe('a captain of two companies', async () => {
  const himself = await newSignedUpCaptain(await newCompany())
  await newSignedUpCaptain(await newCompany(), himself.person)
  const captain = await signIn(await testApp(), { mobile: himself.mobile, roleType: RoleType.CAPTAIN })
  const names = Object.values(behindDatabase.foreign).filter((name) => isId(name))

  /** Fields that show a person a company to which he does not belong. */
  async function toldBy(walls: Walls): Promise<string[]> {
    const told: string[] = []
    for (const [name, field] of Object.entries(guardedFields)) {
      if (!name.startsWith('Query.') || field.access === 'public') continue
      for (const example of field.examples?.(behindDatabase.foreign) ?? [{}]) {
        const ask = () => captain.gql(documentOf(name, field), example)
        const { data } = await behind(walls, ask, withoutCaptain)
        const asked = JSON.stringify(example)
        if (names.some((id) => !asked.includes(id) && JSON.stringify(data).includes(id))) told.push(name)
      }
    }
    return told
  }

  it('is told nothing of a third one, by either wall alone', async () => {
    expect(await toldBy('database')).toEqual([])
    expect(await toldBy('statements')).toEqual([])
    expect(await toldBy('none')).not.toEqual([])
  })
})

const database = await cloneTemplate(inject('template'))
afterAll(() => database.close())
const em = database.em.fork()

/** Tables of companies, and views, in which a walled role would see rows of other companies. */
const open = async () => (await rows<{ table: string }>(em, sql.raw(walls.sql))).map(({ table }) => table)

describe('the wall of the database', () => {
  it('stands around every table of companies', async () => {
    expect(await open()).toEqual([])
  })

  it('is the same around each of them, and whatever else was made of it holds for nobody', async () => {
    const policies = await rows(
      em,
      sql`select distinct polname::text as name, polcmd::text as cmd, polpermissive as permissive, 
            (select string_agg(rolname, ',') from pg_roles where oid = any(polroles)) as roles, pg_get_expr(polqual, polrelid) as own, pg_get_expr(polwithcheck, polrelid) as written from pg_policy order by 1`,
    )
    const one = "(company_id = (NULLIF(current_setting('tufang.company'::text, true), ''::text))::uuid)"
    const list =
      "( SELECT (string_to_array(current_setting('tufang.company'::text, true), ','::text))::uuid[] AS string_to_array)"
    const some = `((company_id = ANY (${list}::uuid[])) IS TRUE)`
    const policy = { permissive: true, written: null }
    expect(policies).toEqual([
      { ...policy, name: 'own_companies', cmd: 'r', roles: SEVERAL, own: some },
      { ...policy, name: 'own_company', cmd: '*', roles: WALLED, own: one },
    ])
  })

  it('misses none that comes', async () => {
    await rows(em, sql`create table toy (company_id uuid not null, id uuid)`)
    await rows(em, sql`create view published_toy as select company_id, id from toy`)
    expect((await open()).sort()).toEqual(['published_toy', 'toy'])
    await rows(em, sql.raw(walled('toy') + asAsked('published_toy')))
    expect(await open()).toEqual([])
  })

  it('leaves nobody who is walled in a way around a table, by a part of it or by a function', async () => {
    const around = await rows(
      em,
      sql`select oid::regclass::text as name from pg_class
          where relnamespace = 'public'::regnamespace and relispartition
            and (has_table_privilege(${WALLED}, oid, 'select') or has_table_privilege(${SEVERAL}, oid, 'select'))
          union all
          select oid::regprocedure::text from pg_proc
          where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype`,
    )
    // Triggers cannot be called, and write for the company of their row alone (spread-routines.test.ts).
    expect(around).toEqual([
      // Tells only whether there is one.
      { name: 'has_joined_elsewhere(uuid,uuid)' },
      { name: 'is_wanted_elsewhere(uuid,uuid)' },
    ])
  })

  it.each(ROLES)('shows %s nothing on a connection that was told no company', async (role) => {
    await (await testDatabase()).em.fork().transactional(async (inner) => {
      const own = inner as Em
      expect((await rows(own, sql`select from role`)).length).toBeGreaterThan(1)
      await rows(own, sql`set local role ${sql.ref(role)}`)
      expect(await rows(own, sql`select from role`)).toEqual([])
    })
  })
})

/**
 * Work across companies, with the reasons. Elsewhere strangers and calls without a company see no company's rows;
 * commands on the machine and the doctor connect as the owner of the tables.
 */
const BEYOND: Readonly<Record<string, string>> = {
  'jobs.ts': 'tasks that wait are looked for in every company',
  'kernel/sql/limit.ts': "lists of a person's own rows, which say so by `anywhere`",
  'modules/company/registration/founding.ts': 'whoever founds a company hears whether he has one of that name',
  'modules/company/rescue/completion.service.ts':
    'a rescue ends in the name of the desk, and is told to the company and to whoever works with its administrator',
  'modules/company/rescue/rescue.service.ts': 'the desk helps the administrator of another company',
  'modules/company/rescue/stopping.service.ts':
    'whoever works with an administrator elsewhere hears of his rescue and stops it; the desk and his company are told',
  'modules/housekeeping/housekeeping/housekeeping.service.ts':
    'what is of no company lies in tables with rows of companies, too',
  'modules/identity/login-log/sign-in-log.ts':
    'whoever signs in stands in no company yet, or enters another one, which has its log of it',
  'modules/identity/reach.sql.ts': 'a dump site learns for which companies it is run',
  'modules/identity/second-factor/second-factor.service.ts':
    'a person is told which of his companies demand a second factor',
  'modules/identity/session/session.queries.ts': 'a person chooses among the companies that he is in',
  'modules/identity/session/session.service.ts':
    'a session says which companies it is of; a person hears why a company of his lets him in no more',
  'modules/settlement/document/document.service.ts': 'whoever holds a printed document is told whose it is',
  'modules/waybill/anomaly/watch.service.ts': 'companies with trips of late are looked for',
  'modules/waybill/track/months.queries.ts':
    'a month of positions is a table of all companies, made when the first comes',
  'modules/yard/yard-site/yard-site.queries.ts': 'a person is told which companies have named his phone at a dump site',
  'platform/database/statistics.service.ts': 'what PostgreSQL knows of a table is of all companies',
  'platform/jobs/boss-jobs.ts': "jobs are sent into the queue's own tables",
}

describe('work of a company', () => {
  it('goes beyond it at these places alone', () => {
    const found = sourcesIn('server/src').filter((file) =>
      /(?<!const )\bbeyondCompany\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(found.map((file) => file.replace('server/src/', ''))).toEqual(Object.keys(BEYOND))
    const anywhere = sourcesIn('server/src').filter((file) =>
      /\banywhere: true/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(anywhere).toEqual(['server/src/modules/identity/login-log/login-log.list.queries.ts'])
  })
})

describe('work that comes round by itself', () => {
  it('asks for rows of companies inside the wall of one, or where it says that it goes beyond them', async () => {
    const { sms, clock, ocr, database } = await testApp()
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
    const ground = groundOf({ config, database, sms, clock, ocr, log: logLines().log })
    const [handlers, crons] = [new Map<string, JobHandler>(), new Set<string>()]
    const ended = async () => undefined
    const schedule = (name: string) => void crons.add(name)
    const define = (name: string, work: JobHandler) => void handlers.set(name, work)
    defineJobs({ define, schedule, send: ended, start: ended, stop: ended }, servicesOver(ground), ground)
    const sent = await sentBy(async () => {
      for (const name of crons) await handlers.get(name)?.({}, new AbortController().signal)
    })
    const policies = await rows<{ name: string }>(
      em,
      sql`select distinct polrelid::regclass::text as name from pg_policy`,
    )
    const named = new RegExp(
      `\\b(?:from|join|into|update)\\s+"?(?:published_)?(?:${policies.map(({ name }) => name).join('|')})\\b`,
      'i',
    )
    expect(
      sent.filter(({ within }) => within !== null && within !== undefined && within !== '').length,
    ).toBeGreaterThan(crons.size)
    expect(
      sent.filter(({ within, text }) => !within && within !== null && named.test(text)).map(({ text }) => text),
    ).toEqual([])
  })
})
