import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { type ReadCaptcha, readCaptchas } from '@tufang/tests/captcha'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { checkData, dataImportDocuments } from '@tufang/tests/data-import'
import { peopleDocuments, roleOf, type ShownUser } from '@tufang/tests/people'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await openApp({ demo: false })

interface Office {
  company: TestCompany
  admin: Caller
  input: () => object
  invite: (more?: object) => Promise<ShownUser>
  code: (more?: object) => Promise<string>
  sent: () => Promise<number>
}

/** Company that registered a number of days ago, and that the platform has reviewed or not. */
async function newOffice({ authenticated = true, days = 0 } = {}): Promise<Office> {
  const company = await newCompany({ app })
  await rowsOf(sql`update company set created_at = now() - make_interval(days => ${days}),
    authenticated_at = case when ${authenticated} then now() end where id = ${company.id}`)
  const [admin, roleId] = [await company.as('管理员'), await roleOf(company, '只读')]
  const input = () => ({ name: '周新', phone: uniqueMobile(), positionName: '文员', roleIds: [roleId] })
  const { invite } = peopleDocuments
  return {
    ...{ company, admin, input },
    invite: async (more) =>
      (await admin.ask<{ inviteUser: ShownUser }>(invite, { input: input(), ...more })).inviteUser,
    code: (more) => admin.code(invite, { input: input(), ...more }),
    sent: async () =>
      (await rowOf<{ n: number }>(sql`select count(*)::int as n from sms_text where company_id = ${company.id}`)).n,
  }
}
const one = async (): Promise<ReadCaptcha> => (await readCaptchas(1))[0] as ReadCaptcha

describe('invitations', () => {
  it.each([
    ['a company that the platform has not seen', { authenticated: false, days: 90 }, 1],
    ['one that it has', {}, 5],
  ])('of %s cost a captcha each, but for the first of an hour', async (_, how, free) => {
    const { invite, code, admin, input, sent } = await newOffice(how)
    for (let made = 0; made < free; made++) await invite()
    const missing = await admin.refusal(peopleDocuments.invite, { input: input() })
    expect(missing).toMatchObject({ message: '请输入图形验证码', extensions: { code: 'CAPTCHA_NEEDED' } })
    const shown = await one()
    expect(await code({ ...shown, captchaCode: '1111' })).toBe('CAPTCHA_NEEDED')
    // The wrong attempt has used up the captcha.
    expect(await code(shown)).toBe('CAPTCHA_NEEDED')
    const right = await one()
    await invite(right)
    expect(await code(right)).toBe('CAPTCHA_NEEDED')
    expect(await sent()).toBe(free + 1)
  })

  it('cost none as long as they are only looked at, and none again an hour later', async () => {
    const { company, invite, code, admin, input } = await newOffice({ authenticated: false })
    await invite()
    await admin.ask(peopleDocuments.invite, { input: input(), dryRun: true })
    expect(await code()).toBe('CAPTCHA_NEEDED')
    await rowsOf(
      sql`update sms_text set created_at = created_at - interval '61 minutes' where company_id = ${company.id}`,
    )
    await invite()
  })

  it('cost it over REST, sent once more, and by spreadsheet', async () => {
    const { company, admin, invite, input } = await newOffice({ authenticated: false })
    const { id } = await invite()
    const { name: username, phone, ...more } = input() as { name: string; phone: string }
    const call = async (shown: object) => {
      const body = { username, phone, ...more, ...shown }
      return (await admin.rest('POST', '/upms/user', { body })).json<{ errorCode?: string; ok: boolean }>()
    }
    expect(await call({})).toMatchObject({ ok: false, errorCode: 'CAPTCHA_NEEDED' })
    expect(await call(await one())).toMatchObject({ ok: true })
    await rowsOf(
      sql`update sms_text set created_at = created_at - interval '2 minutes' where company_id = ${company.id}`,
    )
    expect(await admin.code(peopleDocuments.resend, { id })).toBe('CAPTCHA_NEEDED')
    await admin.ask(peopleDocuments.resend, { id, ...(await one()) })
    const rows = [
      ['手机', '姓名', '岗位', '角色', '部门'],
      [uniqueMobile(), '一号', '结算员', '只读', null],
    ]
    const task = await checkData(admin, 'MEMBER', rows)
    expect(await admin.code(dataImportDocuments.commit, { id: task.id })).toBe('CAPTCHA_NEEDED')
    await admin.ask(dataImportDocuments.commit, { id: task.id, ...(await one()) })
  })

  it('that come at once share what is free, and no picture is read twice', async () => {
    const { invite, sent } = await newOffice()
    const many = async (shown: object) => {
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => invite(shown)))
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await many({})).toBe(5)
    expect(await many(await one())).toBe(1)
    expect(await sent()).toBe(6)
  })

  it.each([
    ['not seen by the platform', { authenticated: false, days: 90 }, 20],
    ['new', { days: 3 }, 100],
    ['there for long', { days: 31 }, 500],
  ])('of a company that is %s end with the day’s number, whoever reads pictures', async (_, how, most) => {
    const { company, admin, input } = await newOffice(how)
    await rowsOf(sql`insert into sms_text (id, mobile, company_id, membership_id, created_at)
      select gen_random_uuid(), '1' || (4000000000 + n), ${company.id}, gen_random_uuid(), now() from generate_series(1, ${most}::int) n`)
    const { message } = await admin.refusal(peopleDocuments.invite, { input: input(), ...(await one()) })
    expect(message).toContain(`邀请已达${most}条`)
  })
})
