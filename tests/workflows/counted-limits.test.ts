import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { readCaptchas } from '@tufang/tests/captcha'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { organDocuments } from '@tufang/tests/organs'
import { peopleDocuments } from '@tufang/tests/people'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { check, goodRow, importDocuments, importGround } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'

const CLIENTS = 100

interface Limit {
  /** Brings the company to where so many more are allowed. */
  before?: (company: TestCompany) => Promise<void>
  /** Call of each client. */
  ask: (company: TestCompany, admin: Caller) => Promise<[document: string, variables: (at: number) => object]>
  left: number
  /** Number of rows after it. */
  count: (company: TestCompany) => ReturnType<typeof sql>
  most: number
}

const EXPORT = 'mutation ($input: ExportInput!) { startExport(input: $input) { id } }'
const TOKEN = 'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token } }'
const KEY = 'mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key } }'
const VIEW = 'mutation ($input: SavedViewInput!) { saveView(input: $input) { id } }'

const LIMITS: Record<string, Limit> = {
  'exports that wait or run': {
    ask: async () => [EXPORT, () => ({ input: { list: { waybills: {} }, columns: [{ key: 'no', title: '运单号' }] } })],
    count: ({ id }) => sql`select count(*)::int as n from export_task where company_id = ${id}`,
    left: 5,
    most: 5,
  },
  'imports that wait or run': {
    ask: async (company, admin) => {
      const ground = await importGround(company)
      const ids: string[] = []
      for (let made = 0; made < 10; made++) ids.push((await check(admin, [goodRow(ground)])).id)
      return [importDocuments.commit, (at) => ({ id: ids[at % ids.length] })]
    },
    count: ({ id }) =>
      sql`select count(*)::int as n from waybill_import where company_id = ${id} and status in ('QUEUED', 'RUNNING')`,
    left: 5,
    most: 5,
  },
  'access tokens': {
    ask: async () => [
      TOKEN,
      (at) => ({ input: { name: `程序${at}`, days: 30, permissions: ['chain:companywaybill:get'] } }),
    ],
    count: ({ id }) => sql`select count(*)::int as n from access_token where company_id = ${id}`,
    left: 20,
    most: 20,
  },
  'device keys': {
    before: ({ id, people }) =>
      rowsOf(sql`insert into device_key (company_id, id, name, key_hash, key_tail, created_by, created_at)
        select ${id}, gen_random_uuid(), 'k' || n, ${id} || n, 'xxxx', ${people.管理员.id}, now() from generate_series(1, 9999) n`).then(
        () => undefined,
      ),
    ask: async () => [KEY, () => ({ input: { name: '设备' } })],
    count: ({ id }) => sql`select count(*)::int as n from device_key where company_id = ${id}`,
    left: 1,
    most: 10_000,
  },
  'saved views': {
    ask: async () => [
      VIEW,
      (at) => ({ input: { list: 'cards', name: `视图${at}`, state: { filters: {}, size: 20 }, shared: false } }),
    ],
    count: ({ id }) => sql`select count(*)::int as n from saved_view where company_id = ${id}`,
    left: 50,
    most: 50,
  },
  organs: {
    before: ({ id }) =>
      rowsOf(sql`insert into organ (company_id, id, name, kind)
        select ${id}, gen_random_uuid(), '机构' || n, 'DEPARTMENT' from generate_series(1, 999) n`).then(
        () => undefined,
      ),
    ask: async () => [organDocuments.create, (at) => ({ input: { name: `科室${at}`, kind: 'DEPARTMENT' } })],
    count: ({ id }) => sql`select count(*)::int as n from organ where company_id = ${id}`,
    left: 1,
    most: 1000,
  },
  'invitations of a day': {
    before: async ({ id }) => {
      await rowsOf(sql`update company set created_at = now() - interval '1 year' where id = ${id}`)
      await rowsOf(sql`insert into sms_text (id, mobile, company_id, membership_id, created_at)
        select gen_random_uuid(), '1' || (3000000000 + n), ${id}, gen_random_uuid(), now() from generate_series(1, 499) n`)
    },
    ask: async ({ id }) => {
      const role = await rowOf<{ id: string }>(sql`select id from role where company_id = ${id} and name = '只读'`)
      const captchas = await readCaptchas(CLIENTS)
      return [
        peopleDocuments.invite,
        (at) => ({
          input: { name: uniqueName(), phone: uniqueMobile(), positionName: '员工', roleIds: [role.id] },
          ...captchas[at],
        }),
      ]
    },
    count: ({ id }) => sql`select count(*)::int as n from sms_text where company_id = ${id}`,
    left: 1,
    most: 500,
  },
}

describe('a limit that counts holds for a hundred who come at once', () => {
  it.each(Object.entries(LIMITS))('%s', async (_, { before, ask, left, count, most }) => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await before?.(company)
    const [document, variables] = await ask(company, admin)
    const outcomes = await Promise.allSettled(
      Array.from({ length: CLIENTS }, (_, at) => admin.ask(document, { ...variables(at) })),
    )
    const done = outcomes.filter(({ status }) => status === 'fulfilled')
    const { n } = await rowOf<{ n: number }>(count(company))
    expect({ n, done: done.length }).toEqual({ n: most, done: left })
  })
})
