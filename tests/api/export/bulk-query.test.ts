import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bulkReaderOver } from '@tufang/server/graphql/bulk/bulk-reader'
import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { only } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { root } from '@tufang/tests/imports'
import { newMember } from '@tufang/tests/limited'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { buildSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { CANCEL, download, RETRY, type Task, taskFields, taskOf, tasksOf } from './export-task'

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const background = await services(app)
background.bulkSource.fill(bulkReaderOver(background, app.database))

const card = await newCard(company)
const [first, second] = [
  await newWaybill(company, { card, agentName: '=1+1,"甲"', settlePrice: '1234.5' }),
  await newWaybill(company),
]

interface Project {
  id: string
  projectName: string
}
/** Project of both waybills. */
const { project } = only(
  (
    await clerk.ask<{ waybills: { records: { project: Project }[] } }>(
      `{ waybills(filter: { no: "${first.no}" }) { records { project { id projectName } } } }`,
    )
  ).waybills.records,
)

const START = `mutation ($query: String!, $variables: JSON, $format: BulkFormat! = JSONL, $key: String) {
  startBulkQuery(query: $query, variables: $variables, format: $format, idempotencyKey: $key) { format ${taskFields} } }`

type BulkTask = Task & { format: string }

const start = async (query: string, more: object = {}, caller: Caller = clerk): Promise<BulkTask> =>
  (await caller.ask<{ startBulkQuery: BulkTask }>(START, { query, ...more })).startBulkQuery

/** Does a task as the job would. */
async function done(task: { id: string }, signal?: AbortSignal): Promise<Task> {
  await background.exportRunner.run({ companyId: company.id, id: task.id }, signal)
  return taskOf(clerk, task)
}

async function linesOf(query: string, more: object = {}): Promise<Record<string, unknown>[]> {
  const task = await start(query, more)
  expect(await done(task)).toMatchObject({ status: 'DONE', error: null })
  return linesIn((await download(clerk, task)).body)
}

const linesIn = (body: string): Record<string, unknown>[] =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const BY_NO = 'sort: [{ field: NO, direction: ASC }]'

// Five at a time are the limit, and each test has its own.
beforeEach(() => rowsOf(sql`delete from export_task where company_id = ${company.id}`))

describe('a bulk query', () => {
  it('waits among the exports, and gives each record a line with its id and the objects beside it', async () => {
    const fields = 'no project { id projectName } settlement { settleNo }'
    const task = await start(`{ waybills(${BY_NO}) { records { ${fields} } } }`)
    expect(task).toMatchObject({ list: null, title: '运单列表', format: 'JSONL', status: 'QUEUED', total: null })
    expect(await tasksOf(clerk)).toEqual([expect.objectContaining({ id: task.id, title: task.title })])
    expect((await download(clerk, task)).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    expect(await done(task)).toMatchObject({ status: 'DONE', total: 2, done: 2 })
    const { body, headers } = await download(clerk, task)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'content-disposition': expect.stringMatching(/\.jsonl$/),
    })
    const lines = [first, second]
      .toSorted((a, b) => (a.no < b.no ? -1 : 1))
      .map(({ id, no }) => ({ id, no, project, settlement: null }))
    expect(body).toBe(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  })

  it('answers with the filter of its variables, with fragments and other names', async () => {
    const query = `query ($filter: WaybillFilter) { found: waybills(filter: $filter) { records { number: no ...more } } }
      fragment more on Waybill { cardNo settlement { settleNo } ...again }
      fragment again on Waybill { settlement { status } }`
    expect(await linesOf(query, { variables: { filter: { no: first.no } } })).toEqual([
      { id: first.id, number: first.no, cardNo: card.cardNo, settlement: null },
    ])
    expect(await linesOf(query, { variables: { filter: { nos: [] } } })).toEqual([])
  })

  it('makes rows of pages below a record lines of their own, behind it', async () => {
    const page = 'waybills(page: { size: 5 }) { total records { no } }'
    expect(await linesOf(`{ cards { records { cardNo ${page} } } }`)).toEqual([
      { id: card.id, cardNo: card.cardNo, waybills: { total: 1 } },
      { id: first.id, no: first.no, __parentId: card.id, __field: 'waybills' },
    ])
    const below = `project { projectName waybills(${BY_NO}) { records { no } } }`
    const lines = await linesOf(`{ cards { records { waybills { records { no ${below} } } } } }`)
    const { id, no } = first
    const { projectName } = project
    expect(lines.slice(0, 2)).toEqual([
      { id: card.id },
      { id, no, project: { projectName }, __parentId: card.id, __field: 'waybills' },
    ])
    expect(lines.slice(2)).toContainEqual({ id, no, __parentId: id, __field: 'project.waybills' })
  })

  it('is written for spreadsheets where each record is one line, and no text of it is a formula', async () => {
    const fields = 'no agentName receivable project { projectName } settlement { settleNo }'
    const task = await start(`{ waybills(filter: { no: "${first.no}" }) { records { ${fields} } } }`, { format: 'CSV' })
    await done(task)
    const { body, headers } = await download(clerk, task)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const cells = [first.id, first.no, `"'=1+1,""甲"""`, '1234.50', project.projectName, '']
    expect(body).toBe(
      `\uFEFFid,no,agentName,receivable,project.projectName,settlement.settleNo\r\n${cells.join(',')}\r\n`,
    )
  })

  it('goes on from piece to piece, in the order of the list', async () => {
    const busy = await newCompany()
    const reader = await busy.as('结算员')
    const made = await newWaybills(busy, 45)
    // Dear records: twenty of them are a piece.
    const below = 'project { waybills(page: { size: 5000 }) { records { no weightTons goTruckCode } } }'
    const task = await start(`{ waybills(${BY_NO}) { records { no ${below} } } }`, {}, reader)
    await background.exportRunner.run({ companyId: busy.id, id: task.id })
    expect(await taskOf(reader, task)).toMatchObject({ status: 'DONE', total: 45, done: 45 })
    const lines = linesIn((await download(reader, task)).body)
    expect(lines).toHaveLength(45 + 45 * 45)
    const nos = lines.filter((line) => !('__parentId' in line)).map(({ no }) => no)
    expect(nos).toEqual(made.map(({ no }) => no).toSorted())
  })

  it('holds the rows within the limit that its owner has when its turn comes, and is his as long as he has it', async () => {
    const office = await newCompany()
    const [near, far] = [await newWaybill(office), await newWaybill(office.afresh())]
    const { caller, limitTo } = await newMember(office)
    const query = '{ waybills { records { no project { id waybills { records { no } } } } } }'
    const all = await caller.ask<{ waybills: { records: { no: string; project: Project }[] } }>(query)
    const projects = new Map(all.waybills.records.map((record) => [record.no, record.project.id]))
    expect(projects.size).toBe(2)
    const task = await start(query, {}, caller)
    await limitTo([String(projects.get(near.no))])
    await background.exportRunner.run({ companyId: office.id, id: task.id })
    const { body } = await download(caller, task)
    expect(linesIn(body).map(({ no }) => no)).toEqual([near.no, near.no])
    expect(body).not.toContain(far.no)
    await limitTo([String(projects.get(far.no))])
    expect((await download(caller, task)).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
  })

  it('is one task for one key', async () => {
    const query = '{ waybills { records { no } } }'
    const [once, again] = [await start(query, { key: 'one' }), await start(query, { key: 'one' })]
    expect(again.id).toBe(once.id)
    const another = { query: '{ cards { records { id } } }', key: 'one' }
    expect(await clerk.code(START, another)).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('is given back by a program that stops, and begun anew; a cancelled one is not begun', async () => {
    const task = await start('{ waybills { records { id } } }')
    await clerk.ask(CANCEL, { id: task.id })
    expect(await done(task)).toMatchObject({ status: 'CANCELLED' })
    await clerk.ask(RETRY, { id: task.id })
    await expect(done(task, AbortSignal.abort())).rejects.toThrow()
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'QUEUED' })
    const key = { companyId: company.id, id: task.id }
    expect(await background.exportRunner.waiting(false, true)).toContainEqual(key)
    expect(await background.exportRunner.waiting(false)).not.toContainEqual(key)
    expect(await done(task)).toMatchObject({ status: 'DONE', done: 2 })
  })
})

/** Lists of Query with ids, which ask for nothing. */
const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args, type }) => {
  const page = getNamedType(type)
  const record = isObjectType(page) ? getNamedType(page.getFields().records?.type) : undefined
  const isList = isObjectType(record) && record.getFields().id && args.some(({ name }) => name === 'page')
  return isList && !args.some(isRequiredArgument)
})
/** Lists of the platform's desk. */
const OF_DESK = ['companies', 'registrations', 'rescues']

it('reads every list that has ids, for whoever may look at it', async () => {
  const admin = await company.as('管理员')
  const refused: string[] = []
  for (const { name } of lists) {
    const variables = { query: `{ ${name} { records { __typename } } }` }
    const { data, errors } = await admin.gql<{ startBulkQuery: Task }>(START, variables)
    if (data) {
      await background.exportRunner.run({ companyId: company.id, id: data.startBulkQuery.id })
      expect(await taskOf(admin, data.startBulkQuery), name).toMatchObject({ status: 'DONE', error: null })
      await rowsOf(sql`delete from export_task where company_id = ${company.id}`)
    } else refused.push(`${name}: ${errors[0]?.extensions.code}`)
  }
  expect(refused).toEqual(OF_DESK.map((name) => `${name}: FORBIDDEN`))
})

describe('a bulk query is refused', () => {
  const inner = `${'project { waybills { records { '.repeat(4)}id${' } } }'.repeat(4)}`
  const cases: [string, string, RegExp][] = [
    ['that is none', 'waybills', /^查询有误：/],
    ['with a field that is not there', '{ waybills { records { nothing } } }', /^查询有误：/],
    ['that is too deep', `{ waybills { records { ${inner} } } }`, /^查询有误：.*depth/],
    ['that writes', 'mutation { retryExport(id: "x") { id } }', /须为一个 query/],
    [
      'with two operations',
      'query a { waybills { records { id } } } query b { cards { records { id } } }',
      /须为一个 query/,
    ],
    ['of two lists', '{ waybills { records { id } } cards { records { id } } }', /只能查一个列表/],
    ['of what is no list', '{ viewer { roleType } }', /不是可以批量查询的分页列表/],
    ['of figures', '{ waybillStats(by: [PROJECT]) { records { trips } } }', /不是可以批量查询的分页列表/],
    ['with a page', '{ waybills(page: { size: 10 }) { records { id } } }', /请去掉列表的 page/],
    ['with a total', '{ waybills { total records { id } } }', /只取 records/],
    ['with a directive', '{ waybills { records { id no @include(if: true) } } }', /@include/],
  ]
  it.each(cases)('%s', async (_, query, message) => {
    const { extensions } = await clerk.refusal(START, { query })
    expect(extensions).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ field: 'query' }] })
    expect(extensions.fieldErrors[0]?.message).toMatch(message)
    expect(await tasksOf(clerk)).toEqual([])
  })

  it('as CSV with a list below its records', async () => {
    const query = '{ cards { records { waybills { records { no } } } } }'
    const { extensions } = await clerk.refusal(START, { query, format: 'CSV' })
    expect(extensions.fieldErrors).toEqual([
      {
        field: 'format',
        message: 'CSV 每条记录一行，不能含 waybills.records 这样的下级列表，请去掉它，或改用 JSONL',
      },
    ])
  })

  it('with variables that do not fit', async () => {
    const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { records { id } } }'
    for (const variables of [[], { filter: { nothing: 1 } }, { filter: [] }])
      expect(await clerk.code(START, { query, variables })).toBe('INVALID_INPUT')
  })

  it('to whoever may not look at the list, at once or when its turn comes', async () => {
    const role = (permissions: string[]) =>
      rowsOf(
        sql`update role set permissions = ${permissions}::text[] where company_id = ${company.id} and name = '只读'`,
      )
    const reader = await company.as('只读')
    await role(['chain:garbagecustomersales:get'])
    expect(await reader.code(START, { query: '{ waybills { records { id } } }' })).toBe('FORBIDDEN')
    const task = await start('{ cards { records { id } } }', {}, reader)
    await role(['chain:companywaybill:get'])
    await background.exportRunner.run({ companyId: company.id, id: task.id })
    expect(await taskOf(reader, task)).toMatchObject({ status: 'FAILED', error: '没有权限：查看交卡与结算' })
  })

  it('when its turn comes to somebody who has left', async () => {
    const task = await start('{ waybills { records { id } } }')
    const member = (enabled: boolean) =>
      rowsOf(sql`update membership set enabled = ${enabled} where company_id = ${company.id}
        and user_id = ${company.people.结算员.id}`)
    await member(false)
    await background.exportRunner.run({ companyId: company.id, id: task.id })
    await member(true)
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'FAILED', error: '您不属于该公司或该身份已停用' })
  })
})
