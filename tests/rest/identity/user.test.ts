import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const USER = '/upms/user'

interface Row {
  id: string
  phone: string
  positionName: string
  state: number
  roles: { id: string; name: string }[]
}
interface Answer {
  code: number
  data: unknown
  errorCode?: string
}

async function usersOf(caller: Caller, query: Record<string, string>): Promise<Row[]> {
  return (await caller.rest('GET', `${USER}/page`, { query })).json<{ data: { records: Row[] } }>().data.records
}
const roleIdsOf = async (caller: Caller, company: TestCompany): Promise<string[]> =>
  (await usersOf(caller, { username: company.people.只读.name }))[0]?.roles.map(({ id }) => id) ?? []
const add = async (caller: Caller, body: object) => (await caller.rest('POST', USER, { body })).json<Answer>()
const remove = async (caller: Caller, id: string) => (await caller.rest('DELETE', `${USER}/${id}`)).json<Answer>()

describe('POST /upms/user as frameworks send it', () => {
  it.each(['roleIds', 'role'])('takes no position, roles as %s, and a password that is blank', async (roles) => {
    const company = await newCompany()
    const caller = await company.as('管理员')
    const ids = await roleIdsOf(caller, company)
    const [phone, other] = [uniqueMobile(), uniqueMobile()]
    const body = { username: '王经理', phone, password: '', lockFlag: '0' }
    expect(await add(caller, { ...body, [roles]: ids })).toMatchObject({ code: 0, data: true })
    expect(await add(caller, { ...body, phone: other, [roles]: ids.join(','), positionName: '顾问' })).toMatchObject({
      code: 0,
    })
    expect(await usersOf(caller, { phone })).toMatchObject([{ positionName: '只读', roles: ids.map((id) => ({ id })) }])
    expect(await usersOf(caller, { phone: other })).toMatchObject([{ positionName: '顾问', roles: [{ id: ids[0] }] }])
  })

  it('asks for roles, without which nobody can be there', async () => {
    const caller = await (await newCompany()).as('管理员')
    expect(await add(caller, { username: '王经理', phone: uniqueMobile() })).toMatchObject({
      code: 1,
      msg: '请选择角色',
    })
  })

  it('refuses a password for another by its name', async () => {
    const caller = await (await newCompany()).as('管理员')
    const phone = uniqueMobile()
    expect(await add(caller, { username: '王经理', phone, password: 'Ying#5678' })).toMatchObject({
      code: 1,
      fieldErrors: [{ field: 'password', message: '密码由本人设置，不能代填：受邀的人凭手机验证码进入' }],
    })
    expect(await usersOf(caller, { phone })).toEqual([])
  })
})

describe('DELETE /upms/user/{id}', () => {
  it('takes out whoever was added, before he has come as well as after', async () => {
    const company = await newCompany()
    const caller = await company.as('管理员')
    const [phone, roleIds] = [uniqueMobile(), await roleIdsOf(caller, company)]
    await add(caller, { username: '王经理', phone, roleIds })
    const [invited] = await usersOf(caller, { phone })
    expect(await remove(caller, invited?.id ?? '')).toMatchObject({ code: 0, data: true })
    expect(await usersOf(caller, { phone })).toEqual([])
    expect(await remove(caller, invited?.id ?? '')).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    const [active] = await usersOf(caller, { username: company.people.只读.name })
    expect(await remove(caller, active?.id ?? '')).toMatchObject({ code: 0, data: true })
    app.clock.advance(60_000)
    expect(await add(caller, { username: '王经理', phone, roleIds })).toMatchObject({ code: 0, data: true })
  })

  it('leaves oneself, and people of other companies', async () => {
    const company = await newCompany()
    const caller = await company.as('管理员')
    const [own] = await usersOf(caller, { username: company.people.管理员.name })
    expect(await remove(caller, own?.id ?? '')).toMatchObject({ code: 1 })
    const stranger = await (await newCompany()).as('管理员')
    expect(await remove(stranger, own?.id ?? '')).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
  })
})
