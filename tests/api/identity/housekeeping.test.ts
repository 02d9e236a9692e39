import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { createServices, groundOf, servicesOver } from '@tufang/server/container'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { daysBefore } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { DAY, TestClock } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { emptyDatabase, testDatabase } from '@tufang/tests/database'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { definedJobs } from '@tufang/tests/jobs'
import { logLines } from '@tufang/tests/log-lines'
import { insert, rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueAddress, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { png } from '@tufang/tests/upload'
import { afterAll, describe, expect, it } from 'vitest'

const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-housekeeping-'))
const clock = new TestClock()
const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir }
const services = createServices({ config, database: await testDatabase(), sms: new InboxSms(), clock })
const [company, other] = [await newCompany(), await newCompany()]
const housekeeping = await housekeepingFor(services, clock, [company, other])
const user = company.people.管理员
// Rows of other tests are deleted first.
await housekeeping.run()
afterAll(() => rm(dataDir, { recursive: true }))

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY)
const kept = async (table: string, column: string, values: string[]) =>
  (
    await rowsOf<{ value: string }>(
      sql`select ${sql.ref(column)}::text as value from ${sql.ref(table)} where ${sql.ref(column)}::text = any(${values}::text[])`,
    )
  ).map(({ value }) => values.indexOf(value))

async function newSession(ages: { ended?: number; revoked?: number }): Promise<string> {
  const { id } = await insert('session', {
    id: newId(),
    userId: user.id,
    companyId: company.id,
    roleType: RoleType.COMPANY,
    userHash: '',
    accessHash: uniqueName(),
    accessExpiresAt: new Date(),
    refreshHash: uniqueName(),
    refreshExpiresAt: ages.ended === undefined ? new Date(Date.now() + DAY) : daysAgo(ages.ended),
    revokedAt: ages.revoked === undefined ? null : daysAgo(ages.revoked),
  })
  return id
}

describe('housekeeping', () => {
  it('removes what was under way to a provider a day later, and unbound accounts as late as what they signed in', async () => {
    const own = { userId: user.id, provider: 'OIDC', issuer: 'https://id.example' }
    const subjects = [uniqueName(), uniqueName(), uniqueName()]
    for (const [place, subject] of subjects.entries()) {
      const unboundAt = [daysAgo(401), daysAgo(399), null][place]
      await insert('third_party_account', { id: newId(), ...own, subject, unboundAt })
    }
    const begun = {
      provider: 'OIDC',
      purpose: 'SIGN_IN',
      proofHash: '',
      roleType: RoleType.COMPANY,
      nonce: '',
      verifier: '',
      address: '',
    }
    const states = [uniqueName(), uniqueName()]
    for (const [place, stateHash] of states.entries())
      await insert('third_party_authorization', { stateHash, ...begun, expiresAt: daysAgo(2 - place * 1.5) })
    expect(await housekeeping.run()).toMatchObject({ thirdPartyAuthorizations: 1, unboundAccounts: 1 })
    expect(await kept('third_party_account', 'subject', subjects)).toEqual([1, 2])
    expect(await kept('third_party_authorization', 'state_hash', states)).toEqual([1])
  })

  it('removes codes a month after they expired, and phones that asked for nothing else', async () => {
    const [old, young] = [uniqueMobile(), uniqueMobile()]
    for (const [mobile, age] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await insert('sms_phone', { mobile })
      await insert('sms_code', { id: newId(), mobile, purpose: 1, codeHash: '', expiresAt: daysAgo(age) })
    }
    expect(await housekeeping.run()).toMatchObject({ smsCodes: 1, smsPhones: 1 })
    expect(await kept('sms_code', 'mobile', [old, young])).toEqual([1])
    expect(await kept('sms_phone', 'mobile', [old, young])).toEqual([1])
  })

  it('removes tries of passwords and their login codes a day after they lost their use', async () => {
    const [old, young] = [uniqueName(), uniqueName()]
    for (const [name, age] of [
      [old, 1.1],
      [young, 0.9],
    ] as const) {
      await insert('password_try', { subject: name, failures: 3, failedAt: daysAgo(age) })
      await insert('password_login', { codeHash: name, mobile: uniqueMobile(), expiresAt: daysAgo(age) })
    }
    expect(await housekeeping.run()).toMatchObject({ passwordTries: 1, passwordLogins: 1 })
    expect(await kept('password_try', 'subject', [old, young])).toEqual([1])
    expect(await kept('password_login', 'code_hash', [old, young])).toEqual([1])
  })

  it('removes captchas a day after they expired, and wrong tries at codes after a month', async () => {
    const [old, young] = [newId(), newId()]
    const from = { address: '10.0.0.1', network: '10.0.0.0/24' }
    for (const [id, hours] of [
      [old, 25],
      [young, 23],
    ] as const) {
      await insert('captcha', {
        id,
        codeHash: '',
        ...from,
        expiresAt: new Date(daysAgo(0).getTime() - hours * 3_600_000),
      })
    }
    for (const [id, age] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await insert('sms_try', { id, mobile: uniqueMobile(), ...from, triedAt: daysAgo(age) })
    }
    expect(await housekeeping.run()).toMatchObject({ captchas: 1, smsTries: 1 })
    expect(await kept('captcha', 'id', [old, young])).toEqual([1])
    expect(await kept('sms_try', 'id', [old, young])).toEqual([1])
  })

  it('removes messages of the outbox a week after they expired', async () => {
    const [old, young] = [newId(), newId()]
    for (const [id, age] of [
      [old, 8],
      [young, 6],
    ] as const) {
      const times = { createdAt: daysAgo(age), expiresAt: daysAgo(age) }
      await insert('outbox', { id, topic: 'sms-code', payload: '{}', ...times })
    }
    expect(await housekeeping.run()).toMatchObject({ messages: 1 })
    expect(await kept('outbox', 'id', [old, young])).toEqual([1])
  })

  it('removes sessions and spent tokens two months after they ended', async () => {
    const sessions = [
      await newSession({ ended: 61 }),
      await newSession({ revoked: 61 }),
      await newSession({ ended: 59 }),
      await newSession({ revoked: 59 }),
      await newSession({}),
    ]
    const tokens = [uniqueName(), uniqueName(), uniqueName()]
    const [gone = '', , , , live = ''] = sessions
    await insert('spent_refresh_token', { refreshHash: tokens[0], sessionId: gone })
    await insert('spent_refresh_token', { refreshHash: tokens[1], sessionId: live, spentAt: daysAgo(61) })
    await insert('spent_refresh_token', { refreshHash: tokens[2], sessionId: live, spentAt: daysAgo(59) })
    expect(await housekeeping.run()).toMatchObject({ sessions: 2, spentTokens: 1 })
    expect((await kept('session', 'id', sessions)).sort()).toEqual([2, 3, 4])
    expect(await kept('spent_refresh_token', 'refresh_hash', tokens)).toEqual([2])
  })

  it('removes idempotency keys after a week, company by company and in batches', async () => {
    for (const [{ id, people }, count] of [
      [company, 2500],
      [other, 1],
    ] as const) {
      await rowsOf(sql`
        insert into idempotency_key (company_id, user_id, key, command, request_hash, created_at)
        select ${id}, ${people.管理员.id}, 'old-' || n, 'x', '', ${daysAgo(8)} from generate_series(1, ${count}::int) n`)
      await rowsOf(sql`
        insert into idempotency_key (company_id, user_id, key, command, request_hash, created_at)
        values (${id}, ${people.管理员.id}, 'young', 'x', '', ${daysAgo(6)})`)
    }
    expect(await housekeeping.run()).toMatchObject({ idempotencyKeys: 2501 })
    for (const { id } of [company, other]) {
      expect(await rowsOf(sql`select key from idempotency_key where company_id = ${id}`)).toEqual([{ key: 'young' }])
    }
  })

  it('removes uploads that never finished or that nothing needs, with their bytes', async () => {
    const actor = company.actor('管理员')
    const keyOf = async (link: string) => {
      const id = new URL(link).pathname.slice(7)
      return rowOf<{ id: string; key: string }>(sql`select id, key from stored_file where id = ${id}`)
    }
    const store = async (purpose: 'REGISTRATION' | 'AVATAR', age: number) => {
      clock.set(new Date(Date.now() - age * DAY))
      const who = purpose === 'AVATAR' ? actor : null
      const link = await services.files.store(who, { purpose, name: 'a.png', content: png() }, uniqueAddress())
      clock.set(new Date())
      return { ...(await keyOf(link)), link }
    }
    const abandoned = await store('REGISTRATION', 31)
    const recent = await store('REGISTRATION', 29)
    const replaced = await store('AVATAR', 31)
    const worn = await store('AVATAR', 31)
    const unfinished = await store('AVATAR', 2)
    const underway = await store('AVATAR', 0)
    await rowsOf(sql`update app_user set avatar = ${worn.link} where id = ${user.id}`)
    await rowsOf(sql`update stored_file set kept_at = null where id = any(${[unfinished.id, underway.id]}::uuid[])`)
    expect(await housekeeping.run()).toMatchObject({ files: 3 })
    const all = [abandoned, recent, replaced, worn, unfinished, underway]
    const left = [1, 3, 5]
    expect(
      (
        await kept(
          'stored_file',
          'id',
          all.map(({ id }) => id),
        )
      ).sort(),
    ).toEqual(left)
    for (const [index, { key }] of all.entries()) {
      const there = await access(path.join(dataDir, 'files', key)).then(
        () => true,
        () => false,
      )
      expect(there).toBe(left.includes(index))
    }
  })

  it('finds nothing the second time, and stops when it is told to', async () => {
    await housekeeping.run()
    const nothing = {
      captchas: 0,
      smsCodes: 0,
      smsTries: 0,
      smsPhones: 0,
      passwordTries: 0,
      passwordLogins: 0,
      messages: 0,
      messagesToPeople: 0,
      sessions: 0,
      smsTexts: 0,
      spentTokens: 0,
      thirdPartyAuthorizations: 0,
      unboundAccounts: 0,
      idempotencyKeys: 0,
      files: 0,
      authenticationDrafts: 0,
      fileLooks: 0,
      paperReadings: 0,
      exports: 0,
      imports: 0,
      loginLogs: 0,
      operationLogs: 0,
      boardReports: 0,
      changeNotes: 0,
    }
    expect(await housekeeping.run()).toEqual(nothing)
    await expect(housekeeping.run(AbortSignal.abort(new Error('stopping')))).rejects.toThrow('stopping')
  })

  it('is a job of the night that goes over all companies and says what it removed', async () => {
    const database = await emptyDatabase()
    await rows(
      database.em.fork(),
      sql`with person as (insert into app_user (id, mobile, name) values (gen_random_uuid(), '13900000001', '甲') returning id),
            firm as (insert into company (id, name, company_no) select gen_random_uuid(), n, n from generate_series(1, 2) n returning id)
          insert into idempotency_key (company_id, user_id, key, command, request_hash, created_at)
          select firm.id, person.id, 'old', 'x', '', ${daysAgo(8)} from firm, person`,
    )
    const { log, lines } = logLines()
    const ground = groundOf({ config, database, sms: new InboxSms(), clock, log })
    const { crons, work } = definedJobs(servicesOver(ground), ground)
    await work('housekeeping')
    expect(crons.get('housekeeping')).toBe('30 3 * * *')
    expect(lines()).toMatchObject([{ msg: 'housekeeping', removed: { smsCodes: 0, files: 0, idempotencyKeys: 2 } }])
    await database.close()
  })

  it('keeps each kind for the days that its owner says', () => {
    // Each kind of import has its own number of days.
    const days = new Set(housekeeping.retention().map(({ name, keptDays }) => `${name} ${keptDays}`))
    expect([...days].sort()).toEqual([
      'authenticationDrafts 180',
      'boardReports 731',
      'captchas 1',
      'changeNotes 0',
      'exports 0',
      'fileLooks 1096',
      'files 1',
      'files 30',
      'idempotencyKeys 7',
      'imports 0',
      'loginLogs 400',
      'messages 7',
      'messagesToPeople 180',
      'operationLogs 1096',
      'paperReadings 1',
      'passwordLogins 1',
      'passwordTries 1',
      'sessions 60',
      'smsCodes 30',
      'smsPhones 0',
      'smsTexts 30',
      'smsTries 30',
      'spentTokens 60',
      'thirdPartyAuthorizations 1',
      'unboundAccounts 400',
    ])
  })

  it('counts its days from now', () => {
    const now = new Date('2026-03-31T00:00:00Z')
    const starts = [1, 7, 30, 60].map((days) => daysBefore(now, days))
    expect(starts).toEqual(['2026-03-30', '2026-03-24', '2026-03-01', '2026-01-30'].map((day) => new Date(day)))
  })
})
