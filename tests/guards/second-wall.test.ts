import { readFileSync } from 'node:fs'
import path from 'node:path'
import { database as facts } from '@tufang/server/doctor/database.queries'
import type { Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { asAsked, walled } from '@tufang/server/platform/database/migrations/0068-second-wall'
import { WALLED } from '@tufang/server/platform/database/wall'
import { testDatabase } from '@tufang/tests/database'
import { root, sourcesIn } from '@tufang/tests/imports'
import { behind, statementsLoosened, withoutCondition } from '@tufang/tests/one-wall'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, describe, expect, inject, it } from 'vitest'
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

const database = await cloneTemplate(inject('template'))
afterAll(() => database.close())
const em = database.em.fork()

/** Tables of companies, and views, of which whoever is walled in would see more than his company has. */
const open = async () => (await rows<{ table: string }>(em, sql.raw(walls.sql))).map(({ table }) => table)

describe('the wall of the database', () => {
  it('stands around every table of companies', async () => {
    expect(await open()).toEqual([])
  })

  it('is the same around each of them, and whatever else was made of it holds for nobody', async () => {
    const policies = await rows(
      em,
      sql`select distinct polname::text as name, polcmd::text as cmd, polpermissive as permissive, polroles::text as roles,
            pg_get_expr(polqual, polrelid) as own, pg_get_expr(polwithcheck, polrelid) as written from pg_policy`,
    )
    const own = "(company_id = (NULLIF(current_setting('tufang.company'::text, true), ''::text))::uuid)"
    expect(policies).toEqual([{ name: 'own_company', cmd: '*', permissive: true, roles: '{0}', own, written: null }])
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
          where relnamespace = 'public'::regnamespace and relispartition and has_table_privilege(${WALLED}, oid, 'select')
          union all
          select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    )
    expect(around).toEqual([
      // Whether, and nothing else.
      { name: 'has_joined_elsewhere(uuid,uuid)' },
      { name: 'is_wanted_elsewhere(uuid,uuid)' },
    ])
  })

  it('shows nobody anything on a connection that was told no company', async () => {
    await (await testDatabase()).em.fork().transactional(async (inner) => {
      const own = inner as Em
      expect((await rows(own, sql`select from role`)).length).toBeGreaterThan(1)
      await rows(own, sql`set local role ${sql.ref(WALLED)}`)
      expect(await rows(own, sql`select from role`)).toEqual([])
    })
  })
})

/** Parts of a company's work that go beyond it, and why. What nobody is named for is not walled in: jobs, folds and housekeeping, who signs in, captains. */
const BEYOND: Readonly<Record<string, string>> = {
  'modules/company/loaders.ts': 'the desk counts the people of each company',
  'modules/company/registration/registration.service.ts': 'somebody of a company registers another one',
  'modules/company/rescue/rescue.service.ts': 'the desk helps the administrator of another company',
  'modules/company/rescue/stopping.service.ts':
    'whoever works with an administrator elsewhere hears of his rescue and stops it; the desk and his company are told',
  'modules/identity/login-log/sign-in-log.ts': 'somebody of a company enters another one, which has its log of it',
  'modules/identity/second-factor/second-factor.service.ts':
    'a person is told which of his companies demand a second factor',
  'modules/identity/session/session.queries.ts': 'a person chooses among the companies that he is in',
  'modules/identity/session/session.service.ts': 'a person hears why a company of his lets him in no more',
  'modules/settlement/loaders.ts': 'the desk counts cards and settlements of each company',
  'modules/waybill/loaders.ts': 'the desk counts the waybills of each company',
  'modules/waybill/track/months.queries.ts':
    'a month of positions is a table of all companies, made when the first comes',
  'platform/database/statistics.service.ts': 'what PostgreSQL knows of a table is of all companies',
  'platform/jobs/boss-jobs.ts': "jobs are sent into the queue's own tables",
}

describe('work of a company', () => {
  it('goes beyond it at these places alone', () => {
    const found = sourcesIn('server/src').filter((file) =>
      /(?<!const )\bbeyondCompany\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(found.map((file) => file.replace('server/src/', ''))).toEqual(Object.keys(BEYOND))
  })
})
