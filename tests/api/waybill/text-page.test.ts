import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { root } from '@tufang/tests/imports'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { buildSchema, getNamedType, isLeafType, isObjectType, Kind, parse, print } from 'graphql'
import { describe, expect, it } from 'vitest'

type Variables = Record<string, unknown>

/** Operation in a form whose rows the program writes. */
const ordinary = (query: string): string => query.replace(/\brecords\b(?! *:)/, 'records @include(if: true)')

/** Answer without the request's name and cost, since the directive of the ordinary form costs something. */
const unnamed = (body: string): string =>
  body.replace(/"requestId":"[^"]+"/g, '"requestId":""').replace(/"(requested|asked|used)":\d+/g, '"$1":0')

/** Answer, and whether the database wrote the rows. */
async function run(caller: Caller, query: string, variables: Variables) {
  let body = ''
  const statements = await statementsOf(async () => {
    body = unnamed((await caller.rest('POST', '/graphql', { body: { query, variables } })).body)
  })
  return { body, text: statements.some((statement) => statement.includes('array_to_json')) }
}

async function expectSame(caller: Caller, query: string, variables: Variables = {}): Promise<string> {
  const [text, plain] = [await run(caller, query, variables), await run(caller, ordinary(query), variables)]
  expect(text).toEqual({ body: plain.body, text: true })
  expect(plain.text).toBe(false)
  return text.body
}

const company = await newCompany()
const clerk = await company.as('结算员')
const captain = await newSignedUpCaptain(company)
const [open, used] = [await newCard(company, { captain }), await newCard(company, { captain })]
const odd = '引"号\\反斜杠\n换行\u2028分隔\u0007响铃𠮷😀</script>'
await newWaybill(company, { card: open, agentName: odd, weightUnit: 'TON', weightTons: '0.125', settlePrice: '33.33' })
await newWaybill(company, { card: open, pendingReview: true, dumpSite: await newDumpSite(company) })
await newWaybill(company, { card: used, payTaxes: '1.20', payee: await newPayee(company) })
for (const status of ['LOADED', 'IN_TRANSIT', 'VOID'] as const) await newWaybill(company, { status })
const ofCaptain = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
const { giveCardNo } = await handedIn(clerk, '阿强', used)
const { settleNo } = only((await settle(clerk, { receipts: [{ giveCardNo }] })).settlements)

const type = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8')).getType('Waybill')
const fields = isObjectType(type) ? Object.values(type.getFields()) : []
/**
 * Fields that the program computes for the reader, and objects beside the waybill: their rows are written by the
 * program.
 */
const isJudged = ({ name, type: own }: (typeof fields)[number]): boolean =>
  !isLeafType(getNamedType(own)) || name === 'settlementStatus'
const JUDGED = fields.filter(isJudged).map(({ name }) => name)

/** Operations of the pages that read a list of waybills as stored, with the type names that Apollo Client adds. */
const operations = globSync('web/src/**/*.graphql', { cwd: root })
  .map((file) => parse(readFileSync(path.join(root, file), 'utf8')))
  .flatMap(({ definitions }) => {
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(print)
    const used = (query: string) => fragments.filter((text) => query.includes(`...${text.split(' ')[1]}`))
    const queries = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query')
    return queries.map(print).map((query) => [query, ...used(query)].join('\n'))
  })
  .filter((text) => /^query [^{]*\{\n {2}waybills\(/.test(text))
  .filter((text) => !JUDGED.some((name) => new RegExp(`^ +${name}\\b`, 'm').test(text)))
  .map((text) => text.replace(/^( {2,})}/gm, '$1  __typename\n$1}'))

/** Values for the variables that operations need. */
const samples: Variables = { ID: company.id, String: used.cardNo, PageInput: { current: 1, size: 4 } }
const variablesOf = (query: string): Variables =>
  Object.fromEntries(
    [...query.matchAll(/\$(\w+): (\[?)(\w+)/g)].map(([, name, list, type = '']) => [name, list ? [] : samples[type]]),
  )

describe('a page whose rows the database writes', () => {
  it('is the ordinary one byte for byte, for every operation of the pages', async () => {
    expect(operations.length).toBeGreaterThan(3)
    for (const query of operations) await expectSame(clerk, query, variablesOf(query))
  })

  it('has every field of a waybill, whatever stands in it', async () => {
    const names = fields.map(({ name }) => name).filter((name) => !JUDGED.includes(name))
    expect(names.length).toBeGreaterThan(60)
    const query = `query ($page: PageInput) { waybills(page: $page, sort: [{ field: NO }]) {
      total summary { receivable } records { ${names.join(' ')} } } }`
    const body = await expectSame(clerk, query)
    expect(JSON.parse(body).data.waybills.total).toBe(6)
    expect(body).toContain(JSON.stringify(odd))
    await expectSame(clerk, query, { page: { current: 2, size: 4 } })
    await expectSame(clerk, query, { page: { current: 9, size: 4 } })
  })

  it('keeps names and order of an operation', async () => {
    await expectSame(clerk, '{ list: waybills { records { nummer: no no id same: no __typename } count: total } }')
    await expectSame(clerk, '{ a: waybills(page: { size: 1 }) { records { no } } }')
    await expectSame(
      clerk,
      '{ waybills { ...page } } fragment page on WaybillPage { total records { ... on Waybill { no } ...row } } fragment row on Waybill { id }',
    )
  })

  it('is cut, filtered and ordered as asked', async () => {
    const query = `query ($filter: WaybillFilter, $sort: [WaybillSort!], $page: PageInput) {
      waybills(filter: $filter, sort: $sort, page: $page) { total records { no giveCardNo settleNo } } }`
    const [all] = await rowsOf<{ no: string }>(
      sql`select no from waybill where company_id = ${company.id} order by no limit 1`,
    )
    for (const filter of [
      { no: all?.no },
      { cardNo: used.cardNo },
      { settleable: true },
      { giveCardNo },
      { truckCode: '无' },
      null,
    ]) {
      for (const field of ['GO_DATETIME', 'RECEIVABLE', 'NO']) {
        await expectSame(clerk, query, { filter, sort: [{ field, direction: 'DESC' }], page: { size: 3 } })
      }
    }
  })

  it('says to everybody what he may do', async () => {
    const query = '{ waybills(sort: [{ field: NO }]) { records { status settleNo allowedActions } } }'
    const told = new Set<string>()
    for (const role of ['管理员', '结算员', '审核员', '只读'] as const) {
      told.add(await expectSame(await company.as(role), query))
    }
    expect(told.size).toBeGreaterThan(1)
    expect([...told].some((body) => body.includes('"allowedActions":["edit","depart","unload","void"]'))).toBe(true)
    await expectSame(ofCaptain, query)
  })

  it('of a captain is his own', async () => {
    const body = await expectSame(ofCaptain, '{ waybills { total records { id captainName } } }')
    expect(JSON.parse(body).data.waybills.total).toBe(3)
    const query = 'query ($filter: WaybillFilter) { waybills(filter: $filter) { total records { no } } }'
    for (const [filter, total] of [
      [{ cardNo: open.cardNo }, 2],
      [{ cardNos: [open.cardNo, used.cardNo] }, 3],
      [{ giveCardNo }, 1],
      [{ settleNo }, 1],
    ] as const) {
      expect(JSON.parse(await expectSame(ofCaptain, query, { filter })).data.waybills.total).toBe(total)
    }
  })

  it('is refused as the ordinary one is', async () => {
    const query = `query ($filter: WaybillFilter, $page: PageInput) { waybills(filter: $filter, page: $page) { total records { id } } }`
    const refused = async (caller: Caller, variables: Variables) => {
      const [text, plain] = [await run(caller, query, variables), await run(caller, ordinary(query), variables)]
      expect(text.body).toBe(plain.body)
      expect(JSON.parse(text.body).errors).toHaveLength(1)
    }
    await refused(clerk, { page: { current: 0 } })
    await refused(clerk, { page: { size: 5001 } })
    await refused(clerk, { page: { size: 'many' } })
    await refused(clerk, { filter: { status: ['UNKNOWN'] } })
    await refused(clerk, { filter: { nos: Array.from({ length: 1001 }, (_, at) => String(at)) } })
    await refused((await testApp()).anonymous(), {})
    const locked = await (await newCompany()).as('结算员')
    await locked.ask('mutation { lockSession(password: "1") { locked } }')
    await refused(locked, {})
  })
})

describe('what is more than columns', () => {
  it.each([
    '{ waybills { total } }',
    '{ waybills { records @skip(if: false) { id } } }',
    '{ waybills { records { id } } projects { id } }',
    '{ waybills { records { id } records { no } } }',
    '{ ... on Query { waybills { records { id } } } }',
    `{ waybills { records { ${'a'.repeat(64)}: id } } }`,
  ])('is left to the program: %s', async (query) => {
    const { body, text } = await run(clerk, query, {})
    expect(text).toBe(false)
    expect(JSON.parse(body).errors).toBeUndefined()
  })
})
