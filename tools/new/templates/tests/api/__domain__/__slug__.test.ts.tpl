import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { new{{Type}} } from '@tufang/tests/factories/{{slug}}'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const row = 'id name remark version allowedActions'
const documents = {
  list: `query ($filter: {{Type}}Filter) { answer: {{many}}(filter: $filter) { total records { ${row} } } }`,
  find: `query ($id: ID!) { answer: {{one}}(id: $id) { ${row} history { label before after createBy } } }`,
  create: `mutation ($input: {{Type}}Input!, $key: String, $dryRun: Boolean! = false) {
    answer: create{{Type}}(input: $input, idempotencyKey: $key, dryRun: $dryRun) { ${row} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: {{Type}}Input!) {
    answer: update{{Type}}(id: $id, version: $version, input: $input) { ${row} } }`,
  delete: 'mutation ($id: ID!) { answer: delete{{Type}}(id: $id) { id type } }',
}

interface {{Type}} {
  id: string
  name: string
  remark: string | null
  version: number
  allowedActions: string[]
}
interface Found extends {{Type}} {
  history: { label: string; before: string | null; after: string | null; createBy: string }[]
}

const newName = () => `{{label}}${uniqueName()}`
const made = async (admin: Caller, input: object = {}, more: object = {}): Promise<{{Type}}> =>
  (await admin.ask<{ answer: {{Type}} }>(documents.create, { input: { name: newName(), ...input }, ...more })).answer
const find = async (caller: Caller, id: string) =>
  (await caller.ask<{ answer: Found | null }>(documents.find, { id })).answer
const listed = async (caller: Caller, filter: object = {}) =>
  (await caller.ask<{ answer: { total: number; records: {{Type}}[] } }>(documents.list, { filter })).answer

describe('{{slug}}', () => {
  it('is made as it is given, and found by a part of its name', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const name = newName()
    const one = await made(admin, { name: ` ${name} `, remark: ' ' })
    expect(one).toMatchObject({ name, remark: null, version: 1, allowedActions: ['update', 'delete'] })
    await made(admin)
    expect(await listed(admin, { name: name.slice(2) })).toEqual({ total: 1, records: [one] })
    expect(await listed(await company.as('只读'))).toMatchObject({ total: 2, records: [{ allowedActions: [] }, {}] })
  })

  it('has a name of its own, also among those that are made at once', async () => {
    const admin = await (await newCompany()).as('管理员')
    const input = { name: newName() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.gql(documents.create, { input })))
    const refusals = answers.flatMap(({ errors }) => errors)
    expect(refusals).toHaveLength(4)
    const taken = [{ field: 'input.name', message: `已有同名{{label}}“${input.name}”` }]
    for (const { extensions } of refusals) expect(extensions.fieldErrors).toEqual(taken)
    const { id } = await made(admin)
    expect((await admin.refusal(documents.update, { id, version: 1, input })).extensions.fieldErrors).toEqual(taken)
  })

  it.each([
    [{ name: ' ' }, '请输入{{label}}名称'],
    [{ name: '长'.repeat(41) }, '{{label}}名称长度不能超过40个字符'],
    [{ remark: '长'.repeat(201) }, '{{label}}备注长度不能超过200个字符'],
  ])('is not made of %j', async (input, message) => {
    const admin = await (await newCompany()).as('管理员')
    const refusal = await admin.refusal(documents.create, { input: { name: newName(), ...input } })
    expect(refusal).toMatchObject({ message })
  })

  it('is changed by who has seen the newest version, and keeps what it was', async () => {
    const admin = await (await newCompany()).as('管理员')
    const { id, name: first } = await made(admin)
    const input = { name: newName(), remark: '夜间停用' }
    const { answer } = await admin.ask(documents.update, { id, version: 1, input })
    expect(answer).toMatchObject({ ...input, version: 2 })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const history = (await find(admin, id))?.history ?? []
    expect(history).toHaveLength(3)
    expect(history.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { label: '{{label}}名称', before: first, after: input.name, createBy: '管理员' },
        { label: '{{label}}备注', before: null, after: '夜间停用', createBy: '管理员' },
      ]),
    )
  })

  it('is made once for one key, tried without being made, and gone when it is deleted', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const input = { name: newName() }
    const key = newId()
    const once = await made(admin, input, { key })
    expect(await made(admin, input, { key })).toEqual(once)
    await made(admin, {}, { dryRun: true })
    expect((await listed(admin)).total).toBe(1)
    expect(await admin.ask(documents.delete, { id: once.id })).toEqual({ answer: { id: once.id, type: '{{Type}}' } })
    expect(await find(admin, once.id)).toBeNull()
    expect(await admin.code(documents.delete, { id: once.id })).toBe('NOT_FOUND')
    const logged = sql`select name, type from operation_log where company_id = ${company.id} and name like '{{one}}.%' order by created_at, id`
    expect(await rowsOf(logged)).toEqual([
      { name: '{{one}}.create', type: 'SUCCESS' },
      { name: '{{one}}.delete', type: 'SUCCESS' },
      { name: '{{one}}.delete', type: 'FAILURE' },
    ])
  })

  it('is of one company', async () => {
    const theirs = await new{{Type}}(await newCompany())
    const admin = await (await newCompany()).as('管理员')
    expect(await find(admin, theirs.id)).toBeNull()
    const input = { name: newName() }
    expect(await admin.code(documents.update, { id: theirs.id, version: 1, input })).toBe('NOT_FOUND')
    expect(await admin.code(documents.delete, { id: theirs.id })).toBe('NOT_FOUND')
    expect((await made(admin, { name: theirs.name })).name).toBe(theirs.name)
  })

  it('is listed by one statement, however many there are', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const counted = async () => (await statementsOf(() => listed(admin))).length
    await new{{Type}}(company)
    const few = await counted()
    for (let added = 0; added < 20; added++) await new{{Type}}(company)
    expect(await counted()).toBe(few)
  })
})
