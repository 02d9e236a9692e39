import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { keptDictionaries } from '@tufang/tests/dictionaries'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import { afterAll, describe, expect, it } from 'vitest'

interface Item {
  itemValue: string
  itemName: string
  sort: number
  enabled: boolean
  version: number
  allowedActions: string[]
}
interface Dictionary {
  name: string
  open: boolean
  items: Item[]
  allowedActions: string[]
}

const item = 'id itemValue itemName sort enabled version allowedActions'
const own = 'itemValue itemName platformName platformEnabled ownName enabled version allowedActions'
const documents = {
  all: `{ answer: platformDictionaries { name title open allowedActions items { ${item} } } }`,
  changes: `query ($dictionary: String!) {
    answer: platformDictionaryChanges(dictionary: $dictionary) { itemValue label before after createBy createTime } }`,
  create: `mutation ($dictionary: String!, $input: NewDictionaryItem!, $dryRun: Boolean! = false, $key: String) {
    answer: createPlatformDictionaryItem(dictionary: $dictionary, input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${item} } }`,
  update: `mutation ($dictionary: String!, $itemValue: String!, $version: Int!, $input: PlatformDictionaryItemChanges!, $key: String) {
    answer: updatePlatformDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version, input: $input,
      idempotencyKey: $key) { ${item} } }`,
  ownItems: `query ($dictionary: String!) { answer: companyDictionaryItems(dictionary: $dictionary) { ${own} } }`,
  ownUpdate: `mutation ($dictionary: String!, $itemValue: String!, $version: Int!, $input: DictionaryItemChanges!) {
    answer: updateDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version, input: $input) { ${own} } }`,
  ownCreate: `mutation ($dictionary: String!, $input: NewDictionaryItem!) {
    answer: createDictionaryItem(dictionary: $dictionary, input: $input) { ${own} } }`,
  ownReset: `mutation ($dictionary: String!, $itemValue: String!, $version: Int!) {
    answer: resetDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version) { ${own} } }`,
  site: `mutation ($input: SiteInput!) { answer: createSite(input: $input) { id garbageTypeName } }`,
  editSite: `mutation ($id: ID!, $version: Int!, $input: SiteInput!) {
    answer: updateSite(id: $id, version: $version, input: $input) { garbageType garbageTypeName } }`,
}

async function answerOf<Answer>(caller: Caller, query: string, variables: object = {}): Promise<Answer> {
  return (await caller.ask<{ answer: Answer }>(query, { ...variables })).answer
}

const desk = await deskPerson(await testApp())
const colleague = await deskPerson(await testApp())
const ground = async () => (await newCompany()).as('管理员')

afterAll(await keptDictionaries())

async function dictionaryOf(name: string): Promise<Dictionary> {
  const found = (await answerOf<Dictionary[]>(desk, documents.all)).find((one) => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Item as the desk sees it, as arguments of a verb. */
async function seen(dictionary: string, itemValue: string) {
  const found = (await dictionaryOf(dictionary)).items.find((one) => one.itemValue === itemValue)
  if (!found) throw new Error(`there is no ${itemValue}`)
  const { itemName, version } = found
  return { asked: { dictionary, itemValue, version }, itemName }
}

/** Changes the words of an item, or takes it out of use, in its current version. */
async function say(dictionary: string, itemValue: string, input: object): Promise<Item> {
  const { asked, itemName } = await seen(dictionary, itemValue)
  return answerOf(desk, documents.update, { ...asked, input: { itemName, ...input } })
}

/** Items that a company may choose, by name, as forms and third-party programs read them. */
async function chosen(caller: Caller, name: string): Promise<string[]> {
  const { dictionary } = await caller.ask<{ dictionary: Item[] }>(
    'query ($name: String!) { dictionary(name: $name) { itemName itemValue } }',
    { name },
  )
  const names = dictionary.map(({ itemName }) => itemName)
  const query = { dictionary: name }
  const { data } = (await caller.rest('GET', '/chain/systemdictionaryitem/listDictionaryItem', { query })).json<{
    data: Item[]
  }>()
  expect(data.map(({ itemName }) => itemName)).toEqual(names)
  return names
}

/** Items of the platform, by name. */
const platforms = async (caller: Caller, name: string): Promise<string[]> =>
  (
    await answerOf<Item[]>(
      caller,
      'query ($name: String) { answer: platformDictionary(name: $name) { itemName itemValue } }',
      { name },
    )
  ).map(({ itemName }) => itemName)

describe('a dictionary of the platform', () => {
  it('shows the desk every item that there is, in one statement', async () => {
    let all: Dictionary[] = []
    const statements = await statementsOf(async () => {
      all = await answerOf<Dictionary[]>(desk, documents.all)
    })
    expect(statements.filter((text) => !text.includes('from session s'))).toHaveLength(1)
    const stored = await rowsOf<{ dictionary: string; items: number }>(
      sql`select dictionary, count(*)::int as items from platform_dictionary_item group by dictionary`,
    )
    const counts = new Map(all.map(({ name, items }) => [name, items.length]))
    expect(counts).toEqual(new Map(stored.map(({ dictionary, items }) => [dictionary, items])))
    expect(all[0]).toMatchObject({
      name: 'garbage_type',
      title: '渣土场类型',
      open: true,
      allowedActions: ['create'],
      items: [
        {
          id: 'garbage_type:1',
          itemValue: '1',
          itemName: '渣土消纳场',
          sort: 1,
          enabled: true,
          version: 1,
          allowedActions: ['update', 'retire'],
        },
        { itemValue: '2' },
        { itemValue: '3' },
        { itemValue: '9' },
      ],
    })
    expect(await dictionaryOf('tp_mode')).toMatchObject({ open: false, allowedActions: [] })
  })

  it('that is worded anew is so for the person who has no words of his own', async () => {
    const [follower, worder] = [await ground(), await ground()]
    const reasons = { dictionary: 'anomaly_clear', itemValue: '2' }
    await answerOf(worder, documents.ownUpdate, { ...reasons, version: 0, input: { itemName: '读卡器坏了' } })
    expect(await say('anomaly_clear', '2', { itemName: ' 设备离线 ', sort: 0 })).toMatchObject({
      itemName: '设备离线',
      sort: 0,
      version: 2,
    })
    expect((await chosen(follower, 'anomaly_clear')).slice(0, 2)).toEqual(['设备离线', '现场核实无误'])
    expect((await chosen(worder, 'anomaly_clear')).slice(0, 2)).toEqual(['读卡器坏了', '现场核实无误'])
    expect((await platforms(follower, 'anomaly_clear'))[0]).toBe('设备离线')
    expect(await answerOf(worder, documents.ownReset, { ...reasons, version: 1 })).toMatchObject({
      itemName: '设备离线',
    })
  })

  it('no longer offers what is out of use but to the person who has words of his own, and what was written down keeps its name', async () => {
    const [follower, worder, retirer] = [await ground(), await ground(), await ground()]
    const transfer = { dictionary: 'garbage_type', itemValue: '3' }
    await answerOf(worder, documents.ownUpdate, { ...transfer, version: 0, input: { itemName: '临时中转' } })
    const retired = { itemName: '中转场', enabled: false }
    await answerOf(retirer, documents.ownUpdate, { ...transfer, version: 0, input: retired })
    const input = { code: uniqueName(), garbageName: `受纳场${uniqueName()}`, garbageType: '3' }
    const { id } = await answerOf<{ id: string }>(follower, documents.site, { input })

    expect(await say('garbage_type', '3', { enabled: false })).toMatchObject({
      enabled: false,
      allowedActions: ['update', 'restore'],
    })
    expect(await chosen(follower, 'garbage_type')).not.toContain('中转场')
    expect(await platforms(follower, 'garbage_type')).not.toContain('中转场')
    expect(await chosen(worder, 'garbage_type')).toContain('临时中转')
    expect((await dictionaryOf('garbage_type')).items).toHaveLength(4)
    const other = { ...input, code: uniqueName(), garbageName: `受纳场${uniqueName()}` }
    expect((await follower.refusal(documents.site, { input: other })).message).toBe('渣土场类型不存在')
    expect(
      await answerOf(follower, documents.editSite, { id, version: 1, input: { ...input, address: '沿江路' } }),
    ).toEqual({ garbageType: '3', garbageTypeName: '中转场' })
    const shown = (
      await answerOf<(Item & { platformEnabled: boolean })[]>(follower, documents.ownItems, transfer)
    ).find(({ itemValue }) => itemValue === '3')
    expect(shown).toMatchObject({
      platformEnabled: false,
      enabled: false,
      version: 0,
      allowedActions: ['update', 'restore'],
    })

    // A company may override the item, and follows the platform again once it drops the override.
    const back = { ...transfer, version: 0, input: { itemName: '中转场', enabled: true } }
    expect(await answerOf(follower, documents.ownUpdate, back)).toMatchObject({ ownName: null, enabled: true })
    expect(await chosen(follower, 'garbage_type')).toContain('中转场')
    expect(await answerOf(follower, documents.ownReset, { ...transfer, version: 1 })).toMatchObject({ enabled: false })
    // New words alone do not bring back an item that a company has taken out of use.
    const worded = { ...transfer, version: 2, input: { itemName: '转运站' } }
    expect(await answerOf(follower, documents.ownUpdate, worded)).toMatchObject({ ownName: '转运站', enabled: false })

    await say('garbage_type', '3', { enabled: true })
    expect(await chosen(await ground(), 'garbage_type')).toContain('中转场')
    expect(await chosen(worder, 'garbage_type')).toContain('临时中转')
    expect(await chosen(retirer, 'garbage_type')).not.toContain('中转场')
  })

  it('gets items that every company is offered, and none of a name or code that another one has', async () => {
    const types = { dictionary: 'garbage_type' }
    const [first, second] = [await ground(), await ground()]
    await answerOf(second, documents.ownCreate, { ...types, input: { itemValue: 'P1', itemName: '船转站' } })
    const input = { itemValue: 'P1', itemName: '码头' }
    await answerOf(desk, documents.create, { ...types, input, dryRun: true })
    expect(await chosen(first, 'garbage_type')).not.toContain('码头')
    const made = await answerOf<Item>(desk, documents.create, { ...types, input, key: 'add' })
    expect(made).toMatchObject({ ...input, sort: 10, enabled: true, version: 1, allowedActions: ['update', 'retire'] })
    expect(await answerOf(desk, documents.create, { ...types, input, key: 'add' })).toEqual(made)
    expect(await chosen(first, 'garbage_type')).toContain('码头')
    // An item that the company has named by that code keeps its name.
    expect(await chosen(second, 'garbage_type')).toContain('船转站')
    expect(await chosen(second, 'garbage_type')).not.toContain('码头')

    const fieldOf = async (document: string, variables: object) =>
      (await desk.refusal(document, { ...types, ...variables })).extensions.fieldErrors[0]?.field
    const next = { itemValue: 'P2', itemName: '堆场' }
    expect(await fieldOf(documents.create, { input: { ...next, itemValue: 'p1' } })).toBe('input.itemValue')
    expect(await fieldOf(documents.create, { input: { ...next, itemValue: '堆' } })).toBe('input.itemValue')
    expect(await fieldOf(documents.create, { input: { ...next, itemName: '码头' } })).toBe('input.itemName')
    expect(await fieldOf(documents.create, { input: { ...next, itemName: '长'.repeat(21) } })).toBe('input.itemName')
    expect(await fieldOf(documents.create, { input: { ...next, sort: 10_000 } })).toBe('input.sort')
    const taken = { itemValue: 'P1', version: 1, input: { itemName: '其他' } }
    expect(await fieldOf(documents.update, taken)).toBe('input.itemName')
  })

  it('may take up a name that a company has given already: that company still orders and retires its own', async () => {
    const company = await ground()
    const reasons = { dictionary: 'anomaly_confirm' }
    const input = { itemValue: 'K1', itemName: '待复核' }
    await answerOf(company, documents.ownCreate, { ...reasons, input })
    await say('anomaly_confirm', '6', { itemName: '待复核' })
    expect((await chosen(company, 'anomaly_confirm')).filter((name) => name === '待复核')).toHaveLength(2)
    const out = { ...reasons, itemValue: 'K1', version: 1, input: { itemName: '待复核', enabled: false } }
    expect(await answerOf(company, documents.ownUpdate, out)).toMatchObject({ enabled: false })
    expect((await chosen(company, 'anomaly_confirm')).filter((name) => name === '待复核')).toHaveLength(1)
  })

  it('keeps what the program goes by, which is worded and neither added to nor taken out of use', async () => {
    const follower = await ground()
    const modes = await seen('tp_mode', '2')
    const out = { ...modes.asked, input: { itemName: '货运', enabled: false } }
    expect((await desk.refusal(documents.update, out)).message).toBe('程序按此代码办事，不能停用')
    const more = { dictionary: 'in_type', input: { itemValue: '5', itemName: '洒水' } }
    expect((await desk.refusal(documents.create, more)).message).toBe('作业类型的代码由程序规定，不能增加')
    const other = await seen('anomaly_clear', '9')
    expect((await dictionaryOf('anomaly_clear')).items.at(-1)?.allowedActions).toEqual(['update'])
    const refused = { ...other.asked, input: { itemName: '其他', enabled: false } }
    expect(await desk.code(documents.update, refused)).toBe('INVALID_INPUT')
    await say('tp_mode', '2', { itemName: '货运外运' })
    expect(await chosen(follower, 'tp_mode')).toEqual(['放飞', '货运外运', '内转', '资源回填'])
    expect(await desk.code(documents.update, { ...refused, itemValue: 'x' })).toBe('NOT_FOUND')
    expect(await desk.code(documents.changes, { dictionary: 'nothing' })).toBe('NOT_FOUND')
  })

  it('is looked after by two at once, who do not overwrite each other, and tells who did what', async () => {
    const { asked } = await seen('weight_unit', '3')
    const first = { ...asked, input: { itemName: '公吨' }, key: 'unit' }
    const done = await answerOf<Item>(desk, documents.update, first)
    expect(await answerOf(desk, documents.update, first)).toEqual(done)
    const late = { ...asked, input: { itemName: '顿' } }
    expect(await colleague.code(documents.update, late)).toBe('STALE')
    const again = { ...asked, version: done.version }
    expect(await answerOf(colleague, documents.update, { ...again, input: { itemName: '公吨' } })).toEqual(done)
    await answerOf(colleague, documents.update, { ...again, input: { itemName: '吨', sort: 5 } })
    expect(await answerOf(desk, documents.changes, { dictionary: 'weight_unit' })).toMatchObject([
      { itemValue: '3', before: expect.any(String), createBy: '平台管理员', createTime: expect.any(String) },
      { itemValue: '3' },
      { itemValue: '3', label: '名称', before: '吨', after: '公吨', createBy: '平台管理员' },
    ])
    const log = await rowsOf<{ title: string }>(
      sql`select l.title from operation_log l join company c on c.id = l.company_id and c.desk
          where l.name = 'platformDictionaryItem.update' and l.type = 'SUCCESS' and l.title = '修改平台字典项'`,
    )
    expect(log.length).toBeGreaterThanOrEqual(3)
  })

  it('is nothing for people of a company, and the desk words no company’s', async () => {
    const admin = await ground()
    const types = { dictionary: 'garbage_type' }
    const input = { itemValue: 'N1', itemName: '无' }
    const calls: [string, object][] = [
      [documents.all, {}],
      [documents.changes, types],
      [documents.create, { ...types, input }],
      [documents.update, { ...types, itemValue: '1', version: 1, input: { itemName: '无' } }],
    ]
    for (const [document, variables] of calls) {
      expect(await admin.refusal(document, { ...variables })).toMatchObject({
        message: '没有权限：维护平台字典',
        extensions: { code: 'FORBIDDEN' },
      })
    }
    expect(await desk.code(documents.ownItems, types)).toBe('FORBIDDEN')
  })
})
