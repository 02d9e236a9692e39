import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, newMembership } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newPeople, newPerson } from '@tufang/tests/person'
import { newColleague } from '@tufang/tests/role'
import { enter } from '@tufang/tests/session'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

interface View {
  id: string
  name: string
  state: unknown
  shared: boolean
  own: boolean
  createBy: string
  version: number
}

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const colleague = await company.as('管理员')
const foreigner = await (await newCompany()).as('结算员')

const fields = 'id name state shared own createBy version'
const SAVE = `mutation ($input: SavedViewInput!, $key: String) { saveView(input: $input, idempotencyKey: $key) { ${fields} } }`
const DELETE = 'mutation ($id: ID!) { deleteView(id: $id) { id type } }'
const state = {
  filters: { truckCode: '粤B', goDatetime: '2026-11-01~2026-11-30' },
  sort: '-NO',
  size: 50,
  density: 'compact',
  columns: { order: ['no', 'status'], visibility: { remark: true }, start: ['no'], end: [], widths: { no: 180 } },
}

const given = (more: object = {}) => ({
  list: 'waybills',
  name: uniqueName().slice(0, 20),
  state,
  shared: false,
  ...more,
})
const save = async (caller: Caller, more: object = {}, key?: string): Promise<View> =>
  (await caller.ask<{ saveView: View }>(SAVE, { input: given(more), key })).saveView
const views = async (caller: Caller, list = 'waybills'): Promise<View[]> =>
  (
    await caller.ask<{ savedViews: View[] }>(`query ($list: String!) { savedViews(list: $list) { ${fields} } }`, {
      list,
    })
  ).savedViews
const idsOf = async (caller: Caller, list?: string) => (await views(caller, list)).map(({ id }) => id)

describe('a saved view', () => {
  it('comes back as it was saved, and is seen by nobody else', async () => {
    const saved = await save(clerk, { name: '  本月 粤B ' })
    expect(saved).toMatchObject({ name: '本月 粤B', state, shared: false, own: true, createBy: '结算员', version: 1 })
    expect(await views(clerk)).toContainEqual(saved)
    expect(await idsOf(clerk, 'receipts')).not.toContain(saved.id)
    for (const other of [colleague, foreigner]) expect(await idsOf(other)).not.toContain(saved.id)
  })

  it('that is shared is seen by the company, and by no other', async () => {
    const shared = await save(clerk, { shared: true })
    expect(await views(colleague)).toContainEqual({ ...shared, own: false })
    expect(await idsOf(foreigner)).not.toContain(shared.id)
  })

  it('is shared by nobody who only looks, nor by anybody outside of the office', async () => {
    const may = async (caller: Caller) => {
      const { errors } = await caller.gql(SAVE, { input: given({ shared: true }) })
      return errors[0]?.extensions.code ?? 'shared'
    }
    const own = await save(await company.as('只读'), { list: 'payments' })
    const said = { message: '没有权限：共享视图，只能查看的角色不能共享', extensions: { code: 'FORBIDDEN' } }
    const input = given({ id: own.id, version: own.version, list: 'payments', shared: true })
    expect(await (await company.as('只读')).refusal(SAVE, { input })).toMatchObject(said)
    const { caller: looker } = await newColleague(company, ['chain:companywaybill:get', 'sys:user:index'])
    const { caller: doer } = await newColleague(company, ['chain:companywaybill:get', 'chain:companywaybill:add'])
    expect([await may(looker), await may(doer)]).toEqual(['FORBIDDEN', 'shared'])
    const operator = newPerson('挖机手')
    await newPeople([operator])
    await newMembership(company, operator, { roleType: RoleType.OPERATOR })
    const who = { userId: operator.id, companyId: company.id, roleType: RoleType.OPERATOR }
    expect(await may(await enter(app, who))).toBe('FORBIDDEN')
  })

  it('stands after the own ones when it is a colleague’s', async () => {
    const [theirs, mine] = [
      await save(clerk, { list: 'cards', name: '1', shared: true }),
      await save(colleague, { list: 'cards', name: '2' }),
    ]
    expect(await idsOf(colleague, 'cards')).toEqual([mine.id, theirs.id])
  })

  it('is overwritten by its owner, once for each version', async () => {
    const { id, version } = await save(clerk)
    const name = uniqueName().slice(0, 20)
    const input = { id, version, name, state: { size: 100 }, shared: true }
    expect(await save(clerk, input)).toMatchObject({
      id,
      name,
      state: { size: 100 },
      shared: true,
      version: version + 1,
    })
    expect(await clerk.code(SAVE, { input: given(input) })).toBe('STALE')
    expect(await clerk.refusal(SAVE, { input: given({ id }) })).toMatchObject({ message: '请提供版本号' })
    expect(await clerk.code(SAVE, { input: given({ ...input, version: version + 1, list: 'cards' }) })).toBe(
      'INVALID_INPUT',
    )
  })

  it('is neither changed nor deleted by anybody else', async () => {
    const [shared, own] = [await save(clerk, { shared: true }), await save(clerk)]
    const input = given({ id: shared.id, version: 1 })
    expect(await colleague.refusal(SAVE, { input })).toMatchObject({ message: '只能修改自己的视图' })
    expect(await colleague.refusal(DELETE, { id: shared.id })).toMatchObject({ message: '只能修改自己的视图' })
    for (const [caller, id] of [
      [colleague, own.id],
      [foreigner, own.id],
      [foreigner, shared.id],
    ] as const) {
      expect(await caller.code(SAVE, { input: given({ id, version: 1 }) })).toBe('NOT_FOUND')
      expect(await caller.code(DELETE, { id })).toBe('NOT_FOUND')
    }
    expect(await idsOf(clerk)).toEqual(expect.arrayContaining([shared.id, own.id]))
  })

  it('goes when its owner deletes it', async () => {
    const { id } = await save(clerk)
    expect(await clerk.ask(DELETE, { id })).toMatchObject({ deleteView: { type: 'SavedView' } })
    expect(await idsOf(clerk)).not.toContain(id)
    expect(await clerk.code(DELETE, { id })).toBe('NOT_FOUND')
  })

  it('is made once for one key', async () => {
    const name = uniqueName().slice(0, 20)
    expect(await save(clerk, { name }, name)).toEqual(await save(clerk, { name }, name))
  })
})

describe('the name of a view', () => {
  it('stands once in the list of one person', async () => {
    const [first, second] = [await save(clerk), await save(clerk)]
    const taken = { extensions: { fieldErrors: [{ field: 'input.name', message: `已有同名视图“${first.name}”` }] } }
    expect(await clerk.refusal(SAVE, { input: given({ name: first.name }) })).toMatchObject(taken)
    const input = given({ id: second.id, version: 1, name: first.name })
    expect(await clerk.refusal(SAVE, { input })).toMatchObject(taken)
    await save(clerk, { name: first.name, list: 'receipts' })
    await save(colleague, { name: first.name })
  })

  it.each([
    ['', '请输入视图名称'],
    ['一二三四五六七八九十一二三四五六七八九十一', '视图名称长度不能超过20个字符'],
  ])('%j is refused', async (name, message) => {
    expect(await clerk.refusal(SAVE, { input: given({ name }) })).toMatchObject({ message })
  })
})

describe('the content of a view', () => {
  it('holds at most 8 kB', async () => {
    const filled = (length: number) => ({ state: { filters: { cardNos: 'B'.repeat(length) } } })
    await save(clerk, filled(8100))
    expect(await clerk.refusal(SAVE, { input: given(filled(8200)) })).toMatchObject({ message: '视图内容过大' })
    expect(await clerk.code(SAVE, { input: given({ state: { filters: { no: '单'.repeat(2800) } } }) })).toBe(
      'INVALID_INPUT',
    )
  })

  it.each([
    [null],
    [[]],
    ['{}'],
    [{ script: 1 }],
    [{ filters: { no: 1 } }],
    [{ size: 5001 }],
    [{ columns: { order: [1] } }],
  ])('%j is refused', async (wrong) => {
    expect(['INVALID_INPUT', 'BAD_REQUEST']).toContain(await clerk.code(SAVE, { input: given({ state: wrong }) }))
  })

  it('may be written into the document itself', async () => {
    const { saveView } = await clerk.ask<{ saveView: View }>(
      'mutation { saveView(input: { list: "cards", name: "直接", state: { filters: { no: "B1" }, size: 10 }, shared: false }) { state } }',
    )
    expect(saveView.state).toEqual({ filters: { no: 'B1' }, size: 10 })
  })
})

describe('a saved query', () => {
  const query = (more: object = {}) => ({
    ...{ list: 'queries', state: { query: '{ viewer { user { name } } }', variables: '' } },
    ...more,
  })

  it('comes back as it was typed, and is seen by colleagues where it is shared', async () => {
    const state = { query: '# 本月\nquery Trips { waybillStats(by: [MONTH]) { total } }', variables: '{\n  "a": "1"' }
    const [own, shared] = [await save(clerk, query({ state })), await save(clerk, query({ shared: true }))]
    expect(await views(clerk, 'queries')).toContainEqual({ ...own, state })
    expect(await idsOf(colleague, 'queries')).toEqual([shared.id])
    expect(await idsOf(foreigner, 'queries')).toEqual([])
  })

  it('has a document, which no view of a list has', async () => {
    const wrong = { message: '查询须有语句，列表的视图没有语句' }
    for (const more of [query({ state: {} }), { state: { query: '{ viewer { roleType } }' } }]) {
      expect(await clerk.refusal(SAVE, { input: given(more) })).toMatchObject(wrong)
    }
    const long = query({ state: { query: `{ ${'x'.repeat(8200)} }` } })
    expect(await clerk.refusal(SAVE, { input: given(long) })).toMatchObject({ message: '视图内容过大' })
  })

  it('that is shared is deleted by its owner or by who edits the settings, and changed by its owner alone', async () => {
    const [shared, own] = [await save(clerk, query({ shared: true })), await save(clerk, query())]
    const looker = await company.as('只读')
    expect(await looker.refusal(DELETE, { id: shared.id })).toMatchObject({ message: '只能修改自己的视图' })
    const input = given(query({ id: shared.id, version: 1 }))
    expect(await colleague.refusal(SAVE, { input })).toMatchObject({ message: '只能修改自己的视图' })
    expect(await colleague.code(DELETE, { id: own.id })).toBe('NOT_FOUND')
    expect(await colleague.ask(DELETE, { id: shared.id })).toMatchObject({ deleteView: { type: 'SavedView' } })
    expect(await idsOf(clerk, 'queries')).not.toContain(shared.id)
  })
})

it('a person has at most 50 views of a list', async () => {
  const busy = await company.as('只读')
  for (let count = 0; count < 50; count++) await save(busy)
  expect(await busy.refusal(SAVE, { input: given() })).toMatchObject({ message: '一个列表最多保存50个视图' })
  await save(busy, { list: 'settlements' })
})

it('a captain, who stands in no company, has none', async () => {
  const captain = await newSignedUpCaptain(company)
  const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
  expect(await views(himself)).toEqual([])
  expect(await himself.code(SAVE, { input: given() })).toBe('COMPANY_NOT_CHOSEN')
})
