import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

interface Item {
  itemValue: string
  itemName: string
  platformName: string | null
  ownName: string | null
  sort: number
  enabled: boolean
  version: number
  allowedActions: string[]
}

const item = 'id itemValue itemName platformName ownName sort enabled version allowedActions'
const documents = {
  all: '{ answer: companyDictionaries { name title open ownCount allowedActions } }',
  items: `query ($dictionary: String!) { answer: companyDictionaryItems(dictionary: $dictionary) { ${item} } }`,
  changes: `query ($dictionary: String!) {
    answer: companyDictionaryChanges(dictionary: $dictionary) { itemValue label before after createBy } }`,
  create: `mutation ($dictionary: String!, $input: NewDictionaryItem!, $dryRun: Boolean! = false, $key: String) {
    answer: createDictionaryItem(dictionary: $dictionary, input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${item} } }`,
  update: `mutation ($dictionary: String!, $itemValue: String!, $version: Int!, $input: DictionaryItemChanges!) {
    answer: updateDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version, input: $input) { ${item} } }`,
  reset: `mutation ($dictionary: String!, $itemValue: String!, $version: Int!) {
    answer: resetDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version) { ${item} } }`,
  site: `mutation ($input: SiteInput!) { answer: createSite(input: $input) { id version garbageTypeName } }`,
  editSite: `mutation ($id: ID!, $version: Int!, $input: SiteInput!) {
    answer: updateSite(id: $id, version: $version, input: $input) { garbageType garbageTypeName } }`,
}

async function answerOf<Answer>(caller: Caller, query: string, variables: object = {}): Promise<Answer> {
  return (await caller.ask<{ answer: Answer }>(query, { ...variables })).answer
}

const TYPES = { dictionary: 'garbage_type' }
const filling = { ...TYPES, itemValue: '2' }

async function ground() {
  const company = await newCompany()
  return { company, admin: await company.as('管理员'), reader: await company.as('只读') }
}

/** Items of a dictionary, as forms and third-party programs read them. */
async function chosen(caller: Caller, name = 'garbage_type'): Promise<string[]> {
  const { dictionary } = await caller.ask<{ dictionary: Item[] }>(
    'query ($name: String!) { dictionary(name: $name) { itemName itemValue } }',
    { name },
  )
  const names = dictionary.map(({ itemName }) => itemName)
  for (const [path, query] of [
    ['/chain/systemdictionaryitem/listDictionaryItem', { dictionary: name }],
    [`/upms/dict/type/${name}`, {}],
  ] as const) {
    const { data } = (await caller.rest('GET', path, { query })).json<{ data: Item[] }>()
    expect(data.map(({ itemName }) => itemName)).toEqual(names)
  }
  return names
}

describe('a dictionary of a company', () => {
  it('is as the platform says, and worded otherwise is so at once wherever it is read, for that company alone', async () => {
    const [{ admin }, stranger] = [await ground(), await ground()]
    expect(await answerOf(admin, documents.all)).toContainEqual({
      name: 'garbage_type',
      title: '渣土场类型',
      open: true,
      ownCount: 0,
      allowedActions: ['create'],
    })
    const input = { itemName: ' 回填区 ', sort: 0 }
    expect(await answerOf(admin, documents.update, { ...filling, version: 0, input })).toEqual({
      id: 'garbage_type:2',
      itemValue: '2',
      itemName: '回填区',
      platformName: '回填工地',
      ownName: '回填区',
      sort: 0,
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'reset'],
    })
    expect(await chosen(admin)).toEqual(['回填区', '渣土消纳场', '中转场', '其他'])
    expect(await chosen(stranger.admin)).toEqual(['渣土消纳场', '回填工地', '中转场', '其他'])
    expect(await answerOf(admin, documents.changes, TYPES)).toEqual(
      expect.arrayContaining([
        { itemValue: '2', label: '名称', before: '回填工地', after: '回填区', createBy: '管理员' },
        { itemValue: '2', label: '排序', before: '2', after: '0', createBy: '管理员' },
      ]),
    )
    expect(await admin.code(documents.reset, { ...filling, version: 0 })).toBe('STALE')
    expect(await answerOf(admin, documents.reset, { ...filling, version: 1 })).toMatchObject({
      itemName: '回填工地',
      ownName: null,
      sort: 2,
      version: 2,
      allowedActions: ['update', 'retire'],
    })
    expect(await answerOf<object[]>(admin, documents.changes, TYPES)).toHaveLength(4)
    expect(await answerOf<object[]>(stranger.admin, documents.changes, TYPES)).toEqual([])
  })

  it('has items of its own, and none of a name or code that another one has', async () => {
    const { admin } = await ground()
    const input = { itemValue: 'Z1', itemName: '弃土场' }
    const made = await answerOf<Item>(admin, documents.create, { ...TYPES, input, key: 'k' })
    expect(made).toMatchObject({ ...input, platformName: null, sort: 10, allowedActions: ['update', 'retire'] })
    expect(await answerOf(admin, documents.create, { ...TYPES, input, key: 'k' })).toEqual(made)
    const next = { itemValue: 'Z2', itemName: '临时堆场' }
    await answerOf(admin, documents.create, { ...TYPES, input: next, dryRun: true })
    expect(await chosen(admin)).toEqual(['渣土消纳场', '回填工地', '中转场', '其他', '弃土场'])
    const fieldOf = async (document: string, variables: object) =>
      (await admin.refusal(document, { ...TYPES, ...variables })).extensions.fieldErrors[0]?.field
    expect(await fieldOf(documents.create, { input: { ...next, itemValue: 'z1' } })).toBe('input.itemValue')
    expect(await fieldOf(documents.create, { input: { ...next, itemValue: '弃' } })).toBe('input.itemValue')
    expect(await fieldOf(documents.create, { input: { ...next, itemName: '弃土场' } })).toBe('input.itemName')
    expect(await fieldOf(documents.create, { input: { ...next, itemName: '长'.repeat(21) } })).toBe('input.itemName')
    expect(await fieldOf(documents.create, { input: { ...next, sort: 10_000 } })).toBe('input.sort')
    const taken = { itemValue: '1', version: 0, input: { itemName: '弃土场' } }
    expect(await fieldOf(documents.update, taken)).toBe('input.itemName')
    expect(await fieldOf(documents.reset, { itemValue: 'Z1', version: 1 })).toBe('itemValue')
  })

  it('keeps what the program goes by, which is worded and never taken out of use', async () => {
    const { admin } = await ground()
    const trucks = { dictionary: 'weight_unit', itemValue: '1', version: 0 }
    const input = { itemName: '趟' }
    expect(await answerOf(admin, documents.update, { ...trucks, input })).toMatchObject({
      itemName: '趟',
      allowedActions: ['update', 'reset'],
    })
    expect(await chosen(admin, 'weight_unit')).toEqual(['趟', '方', '吨'])
    const out = { ...trucks, version: 1, input: { ...input, enabled: false } }
    expect((await admin.refusal(documents.update, out)).message).toBe('程序按此代码办事，不能停用')
    const more = { dictionary: 'weight_unit', input: { itemValue: '4', itemName: '箱' } }
    expect((await admin.refusal(documents.create, more)).message).toBe('计量单位的代码由程序规定，不能增加')
    const other = { dictionary: 'anomaly_clear', itemValue: '9', version: 0 }
    const refused = { ...other, input: { itemName: '其他', enabled: false } }
    expect(await admin.code(documents.update, refused)).toBe('INVALID_INPUT')
    expect(await admin.code(documents.items, { dictionary: 'nothing' })).toBe('NOT_FOUND')
    expect(await admin.code(documents.update, { ...refused, itemValue: 'x' })).toBe('NOT_FOUND')
  })

  it('no longer offers an item that is out of use, which stays where it is', async () => {
    const { admin } = await ground()
    const input = { code: uniqueName(), garbageName: `受纳场${uniqueName()}`, garbageType: '2' }
    const site = await answerOf<{ id: string; version: number }>(admin, documents.site, { input })
    const out = { itemName: '回填工地', enabled: false }
    expect(await answerOf(admin, documents.update, { ...filling, version: 0, input: out })).toMatchObject({
      enabled: false,
      ownName: null,
      allowedActions: ['update', 'restore', 'reset'],
    })
    expect(await chosen(admin)).toEqual(['渣土消纳场', '中转场', '其他'])
    const other = { ...input, code: uniqueName(), garbageName: `受纳场${uniqueName()}` }
    expect((await admin.refusal(documents.site, { input: other })).message).toBe('渣土场类型不存在')
    const changed = { id: site.id, version: 1, input: { ...input, address: '沿江路' } }
    expect(await answerOf(admin, documents.editSite, changed)).toEqual({
      garbageType: '2',
      garbageTypeName: '回填工地',
    })
  })

  it('is read and changed by people with the permission, in the operation log, in few statements', async () => {
    const { company, admin, reader } = await ground()
    expect(await answerOf<Item[]>(reader, documents.items, TYPES)).toMatchObject([
      { itemValue: '1', version: 0, allowedActions: [] },
      { itemValue: '2' },
      { itemValue: '3' },
      { itemValue: '9' },
    ])
    const input = { itemName: '回填区' }
    expect(await reader.code(documents.update, { ...filling, version: 0, input })).toBe('FORBIDDEN')
    const tries = await Promise.all(
      [1, 2].map(() => admin.gqlInTurn(documents.update, { ...filling, version: 0, input })),
    )
    expect(tries.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['STALE'])
    const log = await rowsOf(
      sql`select name, title from operation_log where company_id = ${company.id} and type = 'SUCCESS'`,
    )
    expect(log).toEqual([{ name: 'dictionaryItem.update', title: '修改字典项' }])
    const statements = await statementsOf(() => answerOf(reader, documents.items, TYPES))
    expect(statements.filter((text) => !text.includes('from session s'))).toHaveLength(1)
  })
})
