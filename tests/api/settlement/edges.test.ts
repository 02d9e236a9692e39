import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents, give, handedIn, handIn, only, type SettlementAnswer, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

/** Edges, each with its start, its name and the query of a page with it. */
const edges: [string, string][] = [
  ['Settlement.payee', '{ settlements(page: { size: 500 }) { records { payee { id payeeName } } } }'],
  ['Settlement.receipts', '{ settlements(page: { size: 500 }) { records { receipts { id giveCardNo isSettle } } } }'],
  ['Settlement.successor', '{ settlements(page: { size: 500 }) { records { successor { id settleNo } } } }'],
  ['Waybill.dumpSite', '{ waybills(page: { size: 500 }) { records { dumpSite { id name } } } }'],
  ['Waybill.driver', '{ waybills(page: { size: 500 }) { records { driver { id name } } } }'],
  ['Waybill.settlement', '{ waybills(page: { size: 500 }) { records { settlement { id settleNo allowedActions } } } }'],
]

/** Edges whose objects PostgreSQL writes within the rows. */
const written: [string, string][] = [
  ['Settlement.project', '{ settlements(page: { size: 500 }) { records { project { id name } } } }'],
  ['Waybill.project', '{ waybills(page: { size: 500 }) { records { project { id name } } } }'],
  ['Waybill.captain', '{ waybills(page: { size: 500 }) { records { captain { id name } } } }'],
  ['Waybill.settlement', '{ waybills(page: { size: 500 }) { records { settlement { id settleNo } } } }'],
  ['Waybill.card', '{ waybills(page: { size: 500 }) { records { card { id cardNo } } } }'],
]

const without = (document: string): string => document.replace(/ records \{ \w+ \{[^}]*\} \}/, ' records { id }')

/**
 * Settlements with projects, givers and payees of their own, the first of them merged from two, and a waybill that is
 * in none.
 */
async function settled(company: TestCompany, count: number): Promise<Caller> {
  const clerk = await company.as('管理员')
  const cards = []
  for (let made = 0; made < count; made += 1) {
    const [card, project, payee] = [await newCard(company), await newProject(company), await newPayee(company)]
    const [dumpSite, driver] = [
      await newDumpSite(company),
      await newDriver(company, { captain: { id: card.captainId } }),
    ]
    await newWaybill(company, { card, project, payee, dumpSite, driver, settlePrice: '10.00' })
    cards.push(card)
    await give(clerk, `交卡人${made}`, card)
  }
  const receipts = await handIn(clerk, ...cards)
  const source = { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) }
  expect((await settle(clerk, source)).settlements).toHaveLength(count)
  const ids: string[] = []
  for (const waybill of await newWaybills(company, 2)) {
    ids.push(only((await settle(clerk, { waybillIds: [waybill.id] })).settlements).id)
  }
  await clerk.ask('mutation ($ids: [ID!]!) { mergeSettlements(ids: $ids) { id } }', { ids })
  await newWaybill(company)
  return clerk
}

/** Statements of a page, without those that look up the person. */
const read = async (caller: Caller, document: string): Promise<string[]> =>
  (await statementsOf(() => caller.ask(document))).filter((text) => !text.includes('from session s'))

describe('what stands beside an id', () => {
  const company = newCompany()
  const clerk = company.then((own) => settled(own, 3))

  it.each(edges)('is read in one statement for all rows: %s', async (_, document) => {
    const caller = await clerk
    expect(await read(caller, document)).toHaveLength((await read(caller, without(document))).length + 1)
  })

  it.each(written)('comes with the rows: %s', async (_, document) => {
    const caller = await clerk
    expect(await read(caller, document)).toHaveLength((await read(caller, without(document))).length)
  })

  it('is what the id names', async () => {
    const { records } = (
      await (
        await clerk
      ).ask<{ settlements: { records: (SettlementAnswer & Edges)[] } }>(
        '{ settlements { records { id projectId project { id name } agentName receipts { giveCardUserId isSettle lines { id } } } } }',
      )
    ).settlements
    expect(records).toHaveLength(5)
    const projects = (await (await clerk).ask<{ projects: Named[] }>('{ projects { id name } }')).projects
    for (const { projectId, project, receipts, agentName } of records) {
      expect(project).toEqual(projects.find(({ id }) => id === projectId))
      for (const receipt of receipts) {
        expect(receipt).toEqual({ giveCardUserId: agentName, isSettle: true, lines: [{ id: expect.any(String) }] })
      }
    }
    expect(records.flatMap(({ receipts }) => receipts)).toHaveLength(3)
    const { waybills } = await (await clerk).ask<{ waybills: { records: WaybillEdges[] } }>(
      '{ waybills { records { projectId settlementId settleNo project { id } settlement { id settleNo } } } }',
    )
    expect(waybills.records).toHaveLength(6)
    for (const { projectId, settlementId, settleNo, project, settlement } of waybills.records) {
      expect(project).toEqual({ id: projectId })
      expect(settlement).toEqual(settlementId === null ? null : { id: settlementId, settleNo })
    }
  })

  it('is there of a project that no longer runs', async () => {
    const [own, project] = [await newCompany(), '已完工项目']
    const { id } = await newWaybill(own, { project: await newProject(own, { name: project }) })
    await rowsOf(sql`update project set enabled = false where company_id = ${own.id}`)
    const caller = await own.as('只读')
    expect(await caller.ask('query ($id: ID!) { waybill(id: $id) { project { name } } }', { id })).toEqual({
      waybill: { project: { name: project } },
    })
  })

  it('takes two statements where two places ask for different fields', async () => {
    const two = `{ waybills(page: { size: 500 }) { records { a: settlement { id own } b: settlement { settleNo settleAmt own } } } }`
    const statements = await read(await clerk, two)
    expect(statements.filter((text) => /from settlement s\b/.test(text))).toHaveLength(2)
    expect(statements.filter((text) => text.includes('settle_amt'))).toHaveLength(1)
  })

  it('is one statement for the rows of a page that is completed in turns', async () => {
    const own = await newCompany()
    for (let made = 0; made < 3; made += 1)
      await newWaybills(own, 250, { project: await newProject(own), settlePrice: '10.00' })
    const admin = await own.as('管理员')
    const ids = (
      await admin.ask<{ waybills: { records: Named[] } }>('{ waybills(page: { size: 750 }) { records { id } } }')
    ).waybills.records.map(({ id }) => id)
    for (const at of [0, 300, 600]) await settle(admin, { waybillIds: ids.slice(at, at + 150) })
    const page = '{ waybills(page: { size: 750 }) { records { id } } }'
    const wide = page.replace('{ id }', '{ id project { id } settlement { id receipts { id } payee { id } } }')
    expect(await read(admin, wide)).toHaveLength((await read(admin, page)).length + 3)
  })
})

interface Named {
  id: string
  name: string
}
interface Edges {
  project: Named | null
  receipts: { giveCardUserId: string; isSettle: boolean; lines: { id: string }[] }[]
}
interface WaybillEdges {
  projectId: string
  settlementId: string | null
  settleNo: string | null
  project: { id: string } | null
  settlement: { id: string; settleNo: string } | null
}

const SEEN = `{ waybills { records { no settlementId project { name } settlement { settleNo receipts { giveCardNo } } } } }`

describe('who may look at it', () => {
  it('sees no settlement beside a waybill without being allowed to look at settlements', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { id } = await newWaybill(company)
    await settle(clerk, { waybillIds: [id] })
    await rowsOf(
      sql`update role set permissions = array['chain:companywaybill:get'] where company_id = ${company.id} and name = '只读'`,
    )
    const reader = await company.as('只读')
    const page = await reader.gql<{ waybills: { records: WaybillEdges[] } }>(SEEN)
    expect(page.errors).toEqual([])
    expect(page.data?.waybills.records).toMatchObject([{ settlementId: expect.any(String), settlement: null }])
    expect(await reader.code('{ settlements { total } }')).toBe('FORBIDDEN')
  })

  it('sees as a captain his part of what is not his alone', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [mine, other] = [await newSignedUpCaptain(company), await newSignedUpCaptain(company)]
    const cards = [await newCard(company, { captain: mine }), await newCard(company, { captain: other })] as const
    const own = await newWaybill(company, { card: cards[0] })
    await newWaybill(company, { card: cards[1] })
    const receipt = await handedIn(clerk, '王五', ...cards)
    const both = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
    const himself = await signIn(await testApp(), { mobile: mine.mobile, roleType: RoleType.CAPTAIN })
    const { waybills } = await himself.ask<{ waybills: { records: WaybillEdges[] } }>(SEEN)
    expect(waybills.records).toMatchObject([
      {
        no: own.no,
        settlementId: both.id,
        project: { name: expect.any(String) },
        settlement: { settleNo: both.settleNo },
      },
    ])
    expect(await himself.ask(documents.settlement, { id: both.id })).toMatchObject({ settlement: { settleCnt: 1 } })
  })

  it('sees as a captain the settlement and the receipts of his own cards', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const mine = await newSignedUpCaptain(company)
    const card = await newCard(company, { captain: mine })
    await newWaybill(company, { card })
    const receipt = await handedIn(clerk, '王五', card)
    const settlement = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
    const himself = await signIn(await testApp(), { mobile: mine.mobile, roleType: RoleType.CAPTAIN })
    const { waybills } = await himself.ask<{ waybills: { records: WaybillEdges[] } }>(SEEN)
    expect(waybills.records).toMatchObject([
      { settlement: { settleNo: settlement.settleNo, receipts: [{ giveCardNo: receipt.giveCardNo }] } },
    ])
  })

  it('finds nothing of another company', async () => {
    const company = await newCompany()
    await newWaybill(company)
    const stranger = await (await newCompany()).as('管理员')
    expect(await stranger.ask(SEEN)).toEqual({ waybills: { records: [] } })
    expect(await stranger.ask(documents.settlement, { id: newId() })).toEqual({ settlement: null })
  })
})
