import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { ruleNames } from '@tufang/server/modules/waybill/anomaly/rules/index'
import {
  clear,
  confirm,
  anomalyDocuments as documents,
  flagsOf,
  recheck,
  setRule,
  statesOf,
} from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { HOUR } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

interface Setting {
  rule: string
  enabled: boolean
  blocking: boolean
  version: number
  updateBy: string | null
  limits: { name: string; value: number; defaultValue: number }[]
  allowedActions: string[]
}

const app = await testApp()
const NOON = new Date('2026-11-10T12:00:00+08:00')
const rulesOf = async (caller: Caller) => (await caller.ask<{ anomalyRules: Setting[] }>(documents.rules)).anomalyRules
const ruleOf = async (caller: Caller, name: string) => (await rulesOf(caller)).find(({ rule }) => rule === name)
const input = (more: object) => ({
  input: { rule: 'TRIP_TOO_LONG', enabled: true, blocking: false, limits: [], version: 0, ...more },
})

describe('the rules of a company', () => {
  it('are all on and block nothing until somebody sets them', async () => {
    const rules = await rulesOf(await (await newCompany()).as('只读'))
    expect(rules.map(({ rule }) => rule)).toEqual(ruleNames)
    for (const { limits, ...rule } of rules) {
      expect(rule).toMatchObject({ enabled: true, blocking: false, version: 0, updateBy: null, allowedActions: [] })
      for (const { value, defaultValue } of limits) expect(value).toBe(defaultValue)
    }
  })

  it('are set by those who audit, and by nobody of another company', async () => {
    const company = await newCompany()
    const auditor = await company.as('审核员')
    expect((await ruleOf(auditor, 'TRIP_TOO_LONG'))?.allowedActions).toEqual(['set'])
    expect(await setRule(auditor, 'TRIP_TOO_LONG', { limits: [{ name: 'hours', value: 12 }] })).toEqual({
      rule: 'TRIP_TOO_LONG',
      enabled: true,
      blocking: false,
      version: 1,
      updateBy: '审核员',
      limits: [{ name: 'hours', value: 12 }],
    })
    expect(await ruleOf(await company.as('结算员'), 'TRIP_TOO_LONG')).toMatchObject({ limits: [{ value: 12 }] })
    expect(await ruleOf(await (await newCompany()).as('管理员'), 'TRIP_TOO_LONG')).toMatchObject({
      limits: [{ value: 24 }],
    })
    for (const role of ['结算员', '只读', '出纳'] as const) {
      expect(await (await company.as(role)).code(documents.setRule, input({ version: 1 }))).toBe('FORBIDDEN')
    }
  })

  it('are set once for each version', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { version } = await setRule(admin, 'OVERWEIGHT', { enabled: false })
    expect(await admin.code(documents.setRule, input({ rule: 'OVERWEIGHT' }))).toBe('STALE')
    const limits = [{ name: 'percent', value: 10 }]
    expect(await setRule(admin, 'OVERWEIGHT', { version, limits })).toMatchObject({ version: version + 1, limits })
    // Values that the input omits stay unchanged.
    expect(await setRule(admin, 'OVERWEIGHT', { version: version + 1 })).toMatchObject({ limits })
  })

  it('keep their history field by field', async () => {
    const company = await newCompany()
    await setRule(await company.as('管理员'), 'TRIP_TOO_LONG', {
      blocking: true,
      limits: [{ name: 'hours', value: 30 }],
    })
    const history = await rowsOf(sql`select field, before, after, create_by from field_change
      where company_id = ${company.id} and entity = 'anomaly_rule' order by field`)
    expect(history).toEqual([
      { field: 'blocking', before: false, after: true, create_by: '管理员' },
      { field: 'hours', before: 24, after: 30, create_by: '管理员' },
    ])
  })

  it.each([
    ['最长须为1到168之间的整数（小时）', { limits: [{ name: 'hours', value: 0 }] }, 'input.limits.0.value'],
    ['最长须为1到168之间的整数（小时）', { limits: [{ name: 'hours', value: 169 }] }, 'input.limits.0.value'],
    ['没有这项参数', { limits: [{ name: 'percent', value: 5 }] }, 'input.limits.0.name'],
    ['没有这项参数', { limits: [{ name: 'constructor', value: 5 }] }, 'input.limits.0.name'],
    [
      '参数重复',
      {
        limits: [
          { name: 'hours', value: 5 },
          { name: 'hours', value: 6 },
        ],
      },
      'input.limits.1.name',
    ],
  ])('have bounds: %s', async (message, more, field) => {
    const admin = await (await newCompany()).as('管理员')
    expect(await admin.refusal(documents.setRule, input(more))).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field, message }] },
    })
  })

  it('are none of a captain’s business', async () => {
    const captain = await newSignedUpCaptain(await newCompany())
    expect(await rulesOf(await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN }))).toEqual([])
  })
})

describe('a rule that is set otherwise', () => {
  it('judges by its own limits', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    await setRule(await company.as('管理员'), 'TRIP_TOO_LONG', { limits: [{ name: 'hours', value: 2 }] })
    const waybill = await newWaybill(company, {
      goDatetime: NOON,
      completeDatetime: new Date(NOON.getTime() + 3 * HOUR),
    })
    await recheck(company, waybill)
    expect((await flagsOf(clerk, waybill))[0]).toMatchObject({ evidence: '出场至完成3小时，超过2小时' })
  })

  it('works the norms out anew when it looks back otherwise', async () => {
    const company = await newCompany()
    const waybill = await newWaybill(company, { goDatetime: NOON })
    await recheck(company, waybill)
    const norms = () => rowOf(sql`select count(*)::int as count from anomaly_norm where company_id = ${company.id}`)
    expect(await norms()).toEqual({ count: 1 })
    await setRule(await company.as('管理员'), 'DISTANCE_OFF', { limits: [{ name: 'windowDays', value: 7 }] })
    expect(await norms()).toEqual({ count: 0 })
  })

  it('that is off lets its open flags go, and keeps what somebody has confirmed', async () => {
    const company = await newCompany()
    const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
    const [open, confirmed, cleared] = await newWaybills(company, 3, { inDatetime: null })
    if (!open || !confirmed || !cleared) throw new Error('no waybills')
    await recheck(company, open, confirmed, cleared)
    await confirm(clerk, [(await flagsOf(clerk, confirmed))[0]?.id ?? ''])
    await clear(clerk, [(await flagsOf(clerk, cleared))[0]?.id ?? ''])
    await setRule(admin, 'MISSING_PUNCH', { enabled: false })
    const states = async () => Promise.all([open, confirmed, cleared].map((waybill) => statesOf(clerk, waybill)))
    const after = [['MISSING_PUNCH GONE'], ['MISSING_PUNCH CONFIRMED'], ['MISSING_PUNCH CLEARED']]
    expect(await states()).toEqual(after)
    await recheck(company, open, confirmed, cleared)
    expect(await states()).toEqual(after)
    await setRule(admin, 'MISSING_PUNCH', { version: 1 })
    await recheck(company, open, confirmed, cleared)
    expect(await states()).toEqual([['MISSING_PUNCH OPEN', 'MISSING_PUNCH GONE'], ...after.slice(1)])
  })

  it('has the recent trips looked at again in the background', async () => {
    const company = await newCompany()
    const sent: unknown[] = []
    const own = await services(undefined, { send: async (...job) => void sent.push(job.slice(0, 2)) })
    const setting = { rule: 'OVERWEIGHT' as never, enabled: true, blocking: false, limits: [], version: 0 }
    await own.anomalyRules.set(company.actor('管理员'), setting)
    expect(sent).toEqual([['anomaly-sweep', { companyId: company.id }]])
  })
})
