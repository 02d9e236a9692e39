import { companiesIn } from '@tufang/server/kernel/sql/one-company'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { hasStranger } from '@tufang/server/platform/database/statistics.queries'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { approve, documents, handIn, only, reject, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { deskPerson } from '@tufang/tests/desk'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { spreadOver } from '@tufang/tests/one-company'
import { indexedBy, planOf } from '@tufang/tests/plans'
import { type Sent, sentBy } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { cloneTemplate } from '@tufang/tests/template'
import { withoutCompany } from '@tufang/tests/tenant-sql'
import { uniqueName } from '@tufang/tests/unique'
import { crossingsOf, viewsReadBy } from '@tufang/tests/walls'
import { goodRow, imported, importGround } from '@tufang/tests/waybill-import'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { documentOf } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { type Names, namesOf } from './graphql-names'
import { askedEverywhere, spreadTables } from './spread'
import { owners } from './walls'

/** Tables whose rows belong to exactly one company, since their key begins with it, and the views on such rows. */
const tenantTables = new Set(
  (
    await rowsOf<{ name: string }>(sql`
      select v.relname::text as name from pg_class v join pg_attribute a on a.attrelid = v.oid
      where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace and a.attname = 'company_id'
      union all
      select c.conrelid::regclass::text as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      join pg_class t on t.oid = c.conrelid and not t.relispartition
      where c.contype = 'p' and a.attname = 'company_id' and c.connamespace = 'public'::regnamespace`)
  ).map(({ name }) => name),
)
const seen = new Set<string>()
const sent: Sent[] = []

/** Statements sent by some work without the company, each once. */
async function faultsOf(work: () => Promise<unknown>): Promise<string[]> {
  const own = await sentBy(work)
  sent.push(...own)
  const statements = new Set(own.map(({ text }) => text))
  for (const table of tenantTables) {
    if ([...statements].some((text) => new RegExp(`\\b${table}\\b`).test(text))) seen.add(table)
  }
  return [...statements].flatMap((text) =>
    withoutCompany(text, tenantTables).map((table) => `${table}: ${text.replace(/\s+/g, ' ').slice(0, 600)}`),
  )
}

/** Arguments for any REST call, by the names that calls use; calls ignore unknown ones. */
function wordsOf(names: Names) {
  return {
    id: names.waybillId,
    ids: [names.settlementId],
    waybillIds: [names.waybillId],
    companyWaybillId: names.waybillId,
    cardNo: names.cardNo,
    settleCardNo: names.handedInCardNo,
    cardNos: names.cardNo,
    giveCardNo: names.receiptNo,
    settleId: names.settlementId,
    projectInfoId: names.projectId,
    payeeId: names.payeeId,
    param: names.payeeName,
    dictionary: 'tp_mode',
    code: 'CompanyCardGiverExcelExport',
    giveCardUserId: '王五',
    settlePrice: '1',
    type: 2,
  }
}

const stories: Record<string, (company: TestCompany) => Promise<unknown>> = {
  'a company that has one of everything': namesOf,

  async 'the chain, from a scanned card to a settlement that is rejected and one that is approved and planned to be paid'(
    company,
  ) {
    const [clerk, card, payee] = [await company.as('管理员'), await newCard(company), await newPayee(company)]
    await newWaybills(company, 2, { card, payee })
    await clerk.ask(documents.scan, { cardNos: [card.cardNo], key: newId() })
    const account = { payeeName: '陈', bindingBankNo: '1', bindingBankName: '行', settleAmount: '1' }
    await clerk.ask(documents.give, { input: [{ settleCardNo: card.cardNo, giveCardUserId: '王五', ...account }] })
    const source = { receipts: [{ giveCardNo: only(await handIn(clerk, card)).giveCardNo }] }
    await reject(clerk, only((await settle(clerk, source)).settlements))
    const settlement = only((await settle(clerk, source)).settlements)
    await approve(clerk, settlement)
    const plan = { settlementId: settlement.id, dueDate: '2027-01-31' }
    await clerk.ask('mutation ($plan: PaymentPlanInput!) { createPaymentPlan(input: $plan) { id } }', { plan })
  },

  async 'an import, the look at what is odd, and the nightly housekeeping'(company) {
    const [admin, ground] = [await company.as('管理员'), await importGround(company)]
    await imported(admin, company, [goodRow(ground), goodRow(ground, { no: `T${uniqueName()}` })])
    const { anomalyWatch, trackDistances, housekeeping } = await services()
    await trackDistances.measure(company.id, 30)
    await anomalyWatch.sweep(company.id, 30)
    await housekeeping.run()
  },

  async 'what goes over all companies'(company) {
    await newWaybills(company, 1)
    const { anomalyWatch, waybillCounts, waybillCosts, waybillCosting } = await services()
    await anomalyWatch.companies(1)
    await waybillCounts.fold()
    await waybillCosts.fold()
    // Terms of companies in other files wait as well, and the same statements would read them.
    const waiting = await waybillCosting.waiting()
    for (const task of waiting.filter(({ companyId }) => companyId === company.id)) await waybillCosting.work(task)
    const { em } = await testDatabase()
    await hasStranger(em.fork(), { table: 'waybill', known: '{}', many: 1 })
  },

  async 'all that a captain sees, in two companies'(company) {
    const app = await testApp()
    const first = await newSignedUpCaptain(company)
    await newSignedUpCaptain(await newCompany(), first.person)
    const captain = await signIn(app, { mobile: first.mobile, roleType: RoleType.CAPTAIN })
    const lists = ['cards', 'receipts', 'settlements', 'waybills']
    await captain.ask(`{ ${lists.map((list) => `${list} { total records { id } }`).join(' ')} }`)
  },

  async 'the dictionaries of the platform, at its desk'() {
    const [desk, types] = [await deskPerson(await testApp()), { dictionary: 'garbage_type' }]
    await desk.ask(
      '{ platformDictionaries { items { version } } platformDictionaryChanges(dictionary: "shift") { id } }',
    )
    const variables = { ...types, itemValue: '2', version: 1, input: { itemName: '回填区' } }
    await desk.ask(
      `mutation ($dictionary: String!, $itemValue: String!, $version: Int!, $input: PlatformDictionaryItemChanges!) {
        updatePlatformDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version, input: $input, dryRun: true) { id }
      }`,
      variables,
    )
  },
}

describe('a statement', () => {
  const tables = new Set(['card', 'waybill'])
  it.each([
    ['select * from card', ['card']],
    ['select * from card where id = $1', ['card']],
    ['select c.* from card c join waybill w on w.card_id = c.id where c.company_id = $1', ['waybill']],
    ['update waybill set status = $1 where id = $2', ['waybill']],
    ['select * from card c where c.company_id = c.company_id', ['card']],
    ['select (select count(*) from waybill w where w.card_id = c.id) from card c where c.company_id = $1', ['waybill']],
  ])('without the company is found: %s', (statement, found) => {
    expect(withoutCompany(statement, tables)).toEqual(found)
  })

  it.each([
    'select * from card where company_id = $1 and id = $2',
    'select "c0".* from "card" as "c0" where "c0"."company_id" = $1',
    'select c.* from card c join waybill w on w.company_id = c.company_id and w.card_id = c.id where c.company_id = $1',
    'insert into card (company_id, id) values ($1, $2)',
    'insert into card as k (company_id, id) values ($1, $2) on conflict (company_id, id) do update set n = k.n + 1',
    'select * from card c where (c.company_id, c.id) in (select $1, $2)',
    'select * from company',
  ])('with it is not: %s', (statement) => {
    expect(withoutCompany(statement, tables)).toEqual([])
  })
})

describe('no statement on a table of tenants goes without the company', () => {
  const made = (async () => {
    const company = await newCompany({ payeeCheck: true })
    return { company, names: await namesOf(company), admin: await company.as('管理员') }
  })()

  it.each(Object.entries(guardedFields))('of %s', async (name, field) => {
    const { admin, names } = await made
    const call = async () => {
      for (const example of field.examples?.(names) ?? [{}]) await admin.gql(documentOf(name, field), example)
    }
    const ends = ['Mutation.signOut', 'Mutation.lockSession'].includes(name)
    expect(ends ? [] : await faultsOf(call)).toEqual([])
  })

  it.each(routes.filter(({ path }) => !path.endsWith('/logout')))('of $method $path', async ({ method, path }) => {
    const { admin, names } = await made
    const words = wordsOf(names)
    const url = path.replace(/\{\w+\}/g, names.settlementId)
    const query = Object.fromEntries(Object.entries(words).map(([key, value]) => [key, String(value)]))
    const bodies = method === 'GET' ? [undefined] : [words, [words], [names.cardNo], [names.waybillId]]
    const call = async () => {
      for (const body of bodies) await admin.rest(method, url, { query, ...(body ? { body } : {}) })
    }
    expect(await faultsOf(call)).toEqual([])
  })

  it.each(Object.entries(stories))('of %s', async (_, story) => {
    const company = await newCompany({ payeeCheck: true })
    expect(await faultsOf(() => story(company))).toEqual([])
  })

  it('and every such table was asked for on the way', () => {
    expect([...tenantTables].filter((table) => !seen.has(table))).toEqual([])
  })
})

/** Each statement once for each way in which it was sent. */
const distinct = () => new Map(sent.map((one) => [one.text + one.stack, one])).values()

describe('a wall between domains', () => {
  it.each([
    ['select * from waybill w join card c on c.id = w.card_id', 'waybill', ['waybill reads card']],
    ['select (select name from card) from waybill', 'waybill', ['waybill reads card']],
    ['with card as (select 1) select * from waybill, card', 'waybill', []],
    ['update waybill set status = $1 from card c where c.id = card_id', 'settlement', ['settlement writes waybill']],
    ['insert into outbox select * from card', 'settlement', []],
    ['delete from card where id in (select card_id from waybill)', 'file', ['file writes card', 'file reads waybill']],
    ['select * from waybill w join published_card c on c.id = w.card_id', 'waybill', []],
    ['update published_card set status = $1', 'waybill', ['waybill writes published_card']],
    ['update published_card set status = $1', 'settlement', ['settlement writes published_card']],
    [
      'select * from waybill w left join published_card c on true for update',
      'waybill',
      ['waybill locks published_card'],
    ],
    ['select * from waybill w left join published_card c on true for update of w', 'waybill', []],
    ['select * from card c for update', 'waybill', ['waybill locks card', 'waybill reads card']],
  ])('is found in %s, sent by %s', async (text, sender, found) => {
    const stack = `Error\n at rows (server/src/kernel/sql/sql.ts:1:1)\n at find (server/src/modules/${sender}/x.ts:1:1)`
    expect(await crossingsOf({ text, stack }, owners)).toEqual(found)
  })

  it("is the main table's owner's where nobody is seen to send a statement", async () => {
    const text = 'select (select name from card) from waybill'
    expect(await crossingsOf({ text, stack: 'Error' }, owners)).toEqual(['waybill reads card'])
  })

  it('is not walked through', async () => {
    const found = new Set<string>()
    for (const statement of distinct()) {
      for (const crossing of await crossingsOf(statement, owners)) found.add(crossing)
    }
    expect([...found].sort()).toEqual([])
  })

  it('has no published view that only its owner looks through', async () => {
    const read = new Set<string>()
    for (const statement of distinct()) for (const view of await viewsReadBy(statement, owners)) read.add(view)
    expect([...owners.views.keys()].filter((view) => !read.has(view))).toEqual([])
  })
})

describe('a statement that reads a published view', () => {
  const ofTables = (text: string) => text.replace(/\bpublished_/g, '')

  it('has the plan that it would have on the table', async () => {
    const texts = [...new Set(sent.map(({ text }) => text))].filter((text) => ofTables(text) !== text)
    expect(texts.length).toBeGreaterThan(owners.views.size)
    const differ: string[] = []
    for (const text of texts) {
      const plans = [await planOf(text), await planOf(ofTables(text))].map((plan) => JSON.stringify(plan))
      if (plans[0] !== plans[1]) differ.push(text.replace(/\s+/g, ' '))
    }
    expect(differ).toEqual([])
  })
})

describe('a request of which nobody has said whose it is', () => {
  it('asks for no rows of companies: it would find none', () => {
    const unsaid = sent.filter(({ within }) => within === '')
    const tables = new RegExp(`\\b(?:from|join|into|update)\\s+"?(?:${[...tenantTables].join('|')})\\b`, 'i')
    expect(unsaid.length).toBeGreaterThan(0)
    expect([...new Set(unsaid.map(({ text }) => text))].filter((text) => tables.test(text))).toEqual([])
  })
})

describe('a statement behind the wall of the database', () => {
  // Taken from tables without statistics, since plans would otherwise depend on the rows of earlier tests.
  const unknown = cloneTemplate(inject('template'))
  afterAll(async () => (await unknown).close())

  it('finds rows by as many conditions in an index as outside', async () => {
    const texts = [...new Set(sent.filter(({ within }) => within && !within.includes(',')).map(({ text }) => text))]
    // The company comes from a row, and the wall must know it before that row is read.
    const naming = texts.filter((text) => companiesIn(text).length > 0)
    expect(naming.length).toBeGreaterThan(tenantTables.size)
    const empty = await unknown
    let most = 0
    const worse: string[] = []
    for (const text of naming) {
      const outside = await indexedBy(empty, text, { walled: false })
      const inside = await indexedBy(empty, text, { walled: true })
      for (const [table, conditions] of outside) {
        most += conditions
        if ((inside.get(table) ?? 0) < conditions) worse.push(`${table}: ${text.replace(/\s+/g, ' ')}`)
      }
    }
    expect(most).toBeGreaterThan(naming.length)
    expect(worse).toEqual([])
  })
})

describe('a statement for one node', () => {
  const tables = new Set(['card', 'waybill'])
  it.each([
    ['select from card where company_id = $1', []],
    ['select from card c join waybill w on w.company_id = c.company_id where c.company_id = $1', []],
    ['select from card c left join waybill w using (company_id, card_id) where c.company_id = $1::uuid', []],
    ['select from card c, waybill w where (w.company_id, w.card_id) = (c.company_id, c.id) and c.company_id = $1', []],
    ['select from company c join card k on k.company_id = c.id where c.id = $1', []],
    ["select from card where (company_id = 'a' and id = $1) or (company_id = 'a' and id = $2)", []],
    ["update card set n = 1 where (company_id, id) in (('a', 'b'), ('a', 'c'))", []],
    ['insert into card (company_id, id) select $1, w.id from waybill w where w.company_id = $1', []],
    ['with card as (select from waybill where company_id = $1) select from card', []],
    [
      'select (select 1 from waybill w where w.company_id = c.company_id and w.company_id = $1) from card c where c.company_id = $1',
      [],
    ],
  ])('says which in every clause: %s', async (text, found) => {
    expect(await spreadOver(text, tables)).toEqual(found)
  })

  it.each([
    ['select from card', ['card']],
    [
      'select (select 1 from waybill w where w.company_id = c.company_id) from card c where c.company_id = $1',
      ['waybill'],
    ],
    [
      'select (select 1 from waybill w where w.company_id = c.company_id and c.company_id = $1) from card c where c.company_id = $1',
      ['waybill'],
    ],
    [
      'select from (select * from card where company_id = $1) c join waybill w on w.company_id = c.company_id',
      ['waybill'],
    ],
    ['select from company c where exists (select from waybill w where w.company_id = c.id)', ['waybill']],
    ['select from card where company_id = $1 union all select from waybill', ['waybill']],
    ['select from card where not (company_id = $1)', ['card']],
    ['select from card where company_id = $1 or id = $2', ['card']],
    ['insert into card (id) values ($1)', ['card']],
    ['delete from card c using waybill w where w.company_id = c.company_id and w.id = $1', ['waybill', 'card']],
    ['select from card where company_id = any($1)', ['card of several companies']],
    [
      'select from card where (company_id = $1 and id = $2) or (company_id = $3 and id = $4)',
      ['card of several companies'],
    ],
    ["select from card where (company_id, id) in (('a', 'b'), ('c', 'd'))", ['card of several companies']],
  ])('is none: %s', async (text, found) => {
    expect(await spreadOver(text, tables)).toEqual(found)
  })

  it('is what every one is, but for those that have a reason', async () => {
    const texts = [...new Set(sent.map(({ text }) => text))]
    const open = await Promise.all(
      texts.map(async (text) =>
        (await spreadOver(text, spreadTables)).map((found) => `${found}: ${text.replace(/\s+/g, ' ')}`),
      ),
    )
    const nameOf = (found: string) => found.slice(0, found.indexOf(':'))
    expect(open.flat().filter((found) => !(nameOf(found) in askedEverywhere))).toEqual([])
    expect([...new Set(open.flat().map(nameOf))].sort()).toEqual(Object.keys(askedEverywhere).sort())
  })
})
