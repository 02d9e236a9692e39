import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { peopleDocuments } from '@tufang/tests/people'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const WRITTEN = '张某'

/** Facts that a company can read about a person whom it has invited by phone. */
async function toldOf(company: TestCompany, phone: string) {
  const admin = await company.as('管理员')
  const { id: roleId } = await rowOf<{ id: string }>(
    sql`select id from role where company_id = ${company.id} and name = '只读'`,
  )
  const input = { name: WRITTEN, phone, positionName: '员工', roleIds: [roleId] }
  const { inviteUser } = await admin.ask<{ inviteUser: { id: string; userId: string } }>(peopleDocuments.invite, {
    input,
  })
  const answers = [
    inviteUser,
    await admin.ask(peopleDocuments.user, { id: inviteUser.id }),
    await admin.ask(
      'query ($id: ID!) { user(id: $id) { name email avatar hisOwn state allowedActions refusedActions { action reason } } }',
      { id: inviteUser.id },
    ),
    await admin.ask(peopleDocuments.users, { filter: { phone }, sort: [{ field: 'NAME', direction: 'ASC' }] }),
    await admin.ask(peopleDocuments.users, { filter: { name: WRITTEN } }),
    await admin.ask('{ roles { records { name holderNames memberCount } } }', {}),
    (await admin.rest('GET', '/upms/user/page', { query: { phone } })).json(),
    (await admin.rest('GET', `/upms/user/${inviteUser.userId}`)).json(),
    await admin.refusal('mutation ($userId: ID!) { resetSecondFactor(userId: $userId) { userId } }', {
      userId: inviteUser.userId,
    }),
  ]
  const strange = JSON.stringify(answers)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(phone, 'phone')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, 'time')
  return strange
}

describe('who invites a phone', () => {
  it('hears the same whether somebody has it, and who', async () => {
    const person = newPerson('李真名')
    await newPeople([person])
    await rowsOf(sql`update app_user set email = 'li@example.cn', avatar = '/files/a.png' where id = ${person.id}`)
    const off = newPerson('王停用')
    await newPeople([off])
    await rowsOf(sql`update app_user set enabled = false where id = ${off.id}`)
    // Each person has a company of his own, so that nothing else differs.
    const told = [
      await toldOf(await newCompany(), uniqueMobile()),
      await toldOf(await newCompany(), person.mobile),
      await toldOf(await newCompany(), off.mobile),
    ]
    expect(told[0]).toContain(WRITTEN)
    expect(told[1]).toBe(told[0])
    expect(told[2]).toBe(told[0])
  })

  it('hears who he is once he has come', async () => {
    const [company, person] = [await newCompany(), newPerson('李真名')]
    await newPeople([person])
    await toldOf(company, person.mobile)
    await rowsOf(
      sql`update membership set joined_at = now() where company_id = ${company.id} and user_id = ${person.id}`,
    )
    const { users } = await (await company.as('管理员')).ask<{ users: { records: { name: string }[] } }>(
      peopleDocuments.users,
      { filter: { phone: person.mobile } },
    )
    expect(users.records.map(({ name }) => name)).toEqual(['李真名'])
  })

  it('of a machine to operate hears no name either', async () => {
    const [company, person] = [await newCompany(), newPerson('李真名')]
    await newPeople([person])
    const admin = await company.as('管理员')
    const input = { machineCode: 'W-1', name: '挖机', operatorName: WRITTEN, operatorMobile: person.mobile }
    const answers = [
      await admin.ask('mutation ($input: MachineInput!) { createMachine(input: $input) { id machineCode } }', {
        input,
      }),
      await admin.ask('{ machines { records { machineCode operatorName operatorMobile } } }', {}),
    ]
    expect(JSON.stringify(answers)).not.toContain('李真名')
  })

  it('from a company that the platform has not seen yet writes to few', async () => {
    const company = await newCompany()
    await rowsOf(sql`update company set authenticated_at = null where id = ${company.id}`)
    await rowsOf(sql`insert into sms_text (id, mobile, company_id, membership_id, created_at)
      select gen_random_uuid(), '1' || (4000000000 + n), ${company.id}, gen_random_uuid(), now() from generate_series(1, 20) n`)
    await expect(toldOf(company, uniqueMobile())).rejects.toThrow('邀请已达20条')
  })
})
