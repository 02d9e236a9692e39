import { readdirSync } from 'node:fs'
import path from 'node:path'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { type Accounts, addAccounts, CAPTAIN_MOBILE } from './accounts.ts'
import { dayOf } from './calendar.ts'
import { writeCards } from './cards.ts'
import { addCatalog } from './catalog.ts'
import { addMember, addRoles, makeCompany } from './company.ts'
import { addNumberedCards, halfDoneCard } from './demo-cards.ts'
import { addDesk, settleableCard } from './demo-extras.ts'
import { addPayments } from './demo-payments.ts'
import { addPlans } from './demo-plans.ts'
import { addDemoPrices } from './demo-prices.ts'
import { signUpDriver } from './drivers.ts'
import { addDumpSiteDesk, type Hauler } from './dump-site-desk.ts'
import { addFleet, type CaptainPlan } from './fleet.ts'
import { type HistoryPlan, makeHistory, usualOutcome } from './history.ts'
import { addLogs } from './logs.ts'
import { writeCounters } from './numbers.ts'
import { addOddities, compareFewer } from './oddities.ts'
import { MORE_PROJECTS, PROJECTS, type ProjectPlan } from './places.ts'
import { addPlatform } from './platform.ts'
import { Random } from './random.ts'
import { Rows } from './rows.ts'
import type { Sink } from './sink.ts'
import { repeatTickets } from './ticket-numbers.ts'
import { addTracks } from './tracks.ts'
import type { Card, Company, User, Waybill } from './world.ts'

interface DemoOptions {
  /** Number of the world: it gives one world for one day. */
  seed?: number
  today: Date
}

interface Tenant {
  name: string
  companyNo: string
  payeeCheck: boolean
  cardPrefix: string
  projects: readonly ProjectPlan[]
  captains: readonly CaptainPlan[]
  /** Person who runs dump sites for it. */
  keeper?: User
}

const STORY_DAYS = 730
const fleets = (count: number): CaptainPlan[] => Array.from({ length: count }, (_, at) => ({ trucks: 3 + (at % 3) }))

function found(tenant: Tenant, accounts: Accounts, clerk: keyof Accounts, random: Random, to: number): Company {
  const { auditor, cashier } = clerk === 'clerk' ? accounts : { auditor: accounts[clerk], cashier: accounts[clerk] }
  const plan = { ...tenant, from: to - STORY_DAYS, to, clerk: accounts[clerk], auditor, cashier }
  const company = makeCompany(plan, random.fork(tenant.companyNo))
  addCatalog(company, tenant.projects, tenant.keeper)
  addFleet(company, tenant.captains)
  return company
}

/** Fills up with two years of past and writes everything. */
async function finish(
  sink: Sink,
  company: Company,
  special: Card[],
  past: Pick<HistoryPlan, 'waybills' | 'card' | 'until'>,
  tracksPerDay: number,
): Promise<Hauler> {
  company.cardNumbers.CAPTAIN = 1000
  company.cardNumbers.SUB = 1000
  const outcome = (age: number) => usualOutcome(company, age)
  const batches = [...makeHistory(company, { ...past, cards: [1, 3], outcome })]
  const cards = [...special, ...batches.flatMap((batch) => batch.cards)]
  const loose = batches.flatMap((batch) => batch.loose)
  const waybills = [...cards.flatMap((card) => card.waybills), ...loose]
  addOddities(company, waybills)
  repeatTickets(waybills)
  if (company.driver) signUpDriver(company, company.driver, waybills)
  // Only for companies with a separate cashier.
  if (company.cashier !== company.clerk) {
    addPayments(company, waybills)
    addPlans(company, waybills)
  }
  writeCards(company, cards, loose)
  for (const addTo of await parts()) addTo(company, waybills)
  await addTracks(sink, company, waybills, tracksPerDay)
  writeCounters(company)
  await company.rows.flush(sink)
  return { company, waybills }
}

async function addCompanyA(sink: Sink, accounts: Accounts, random: Random, to: number): Promise<Hauler> {
  const own = { name: accounts.captain.name, mobile: CAPTAIN_MOBILE, userId: accounts.captain.id, trucks: 5 }
  const company = found(
    {
      name: '深圳恒基土石方工程有限公司',
      companyNo: '91440300MA5DKH1P4X',
      payeeCheck: false,
      cardPrefix: '1',
      projects: PROJECTS,
      captains: [{ ...own, drivers: ['陈䶮', '李𠮷祥'] }, ...fleets(11)],
      keeper: accounts.operator,
    },
    accounts,
    'clerk',
    random,
    to,
  )
  const roles = addRoles(company)
  addMember(company, accounts.admin, 2, roles.管理员, '总经理')
  addMember(company, accounts.clerk, 2, roles.结算员, '结算专员')
  addMember(company, accounts.reader, 2, roles.只读, '项目资料员')
  addMember(company, accounts.auditor, 2, roles.审核员, '成本审核')
  addMember(company, accounts.captain, 1, null, '车队长')
  company.digger = accounts.digger
  addMember(company, accounts.digger, RoleType.OPERATOR, null, '挖机手', 28, company.random.fork('digger'))
  company.driver = accounts.driver
  addMember(company, accounts.driver, RoleType.DRIVER, null, '司机', 28, company.random.fork('driver'))
  addMember(company, accounts.cashier, 2, roles.出纳, '出纳', 28, company.random.fork('cashier'))
  addLogs(company, accounts)
  addDemoPrices(company, accounts.admin)
  compareFewer(company)
  const special = addNumberedCards(company)
  company.cardNumbers.CAPTAIN = 100
  return finish(sink, company, [...special, ...addDesk(company)], { waybills: 4600, card: [12, 48], until: to - 50 }, 3)
}

async function addCompanyB(sink: Sink, accounts: Accounts, random: Random, to: number): Promise<Hauler> {
  const own = { name: accounts.captain.name, mobile: CAPTAIN_MOBILE, userId: accounts.captain.id, trucks: 3 }
  const company = found(
    {
      name: '深圳市鹏程万里渣土运输与建筑废弃物资源化综合利用工程发展有限责任公司',
      companyNo: '91440300MA5EP7W29C',
      payeeCheck: true,
      cardPrefix: '2',
      projects: MORE_PROJECTS,
      captains: [own, ...fleets(4)],
      keeper: accounts.operator,
    },
    accounts,
    'admin',
    random,
    to,
  )
  const roles = addRoles(company)
  // Joined after company A, which is where this account lands when no company is named.
  addMember(company, accounts.admin, 2, roles.管理员, '合作方负责人', 14)
  addMember(company, accounts.captain, 1, null, '车队长')
  const [captain] = company.captains
  const [project] = company.projects
  const special =
    captain && project ? [settleableCard(company, captain, project, 28), halfDoneCard(company, captain, project)] : []
  return finish(sink, company, special, { waybills: 1100, card: [10, 36], until: to - 1 }, 1)
}

async function addCompanyC(sink: Sink, accounts: Accounts, random: Random, to: number): Promise<void> {
  const company = found(
    {
      name: '广州南沙鑫泰基础工程有限公司',
      companyNo: '91440101MA9W3XT68B',
      payeeCheck: false,
      cardPrefix: '3',
      projects: MORE_PROJECTS.slice(0, 2).map((plan) => ({ ...plan, name: plan.name.replace(/^../, '南沙') })),
      captains: fleets(4),
    },
    accounts,
    'foreigner',
    random,
    to,
  )
  const roles = addRoles(company)
  addMember(company, accounts.foreigner, 2, roles.管理员, '总经理')
  const [captain] = company.captains
  const [project] = company.projects
  const special = captain && project ? [settleableCard(company, captain, project, 32)] : []
  await finish(sink, company, special, { waybills: 600, card: [8, 26], until: to - 1 }, 1)
}

/** A company that runs a dump site for others and has no cards of its own. */
async function addCompanyD(
  sink: Sink,
  accounts: Accounts,
  random: Random,
  { to, haulers }: { to: number; haulers: readonly Hauler[] },
): Promise<void> {
  const company = found(
    {
      name: '深圳市清林径渣土受纳管理有限公司',
      companyNo: '91440300MA5GQ5L07T',
      payeeCheck: false,
      cardPrefix: '4',
      projects: [],
      captains: [],
    },
    accounts,
    'operator',
    random,
    to,
  )
  const roles = addRoles(company)
  addMember(company, accounts.operator, 7, roles.管理员, '消纳场管理员')
  // Administrator of the company, as every person who registers one; drawn apart, so that nothing else of the demo
  // moves.
  addMember(company, accounts.siteAdmin, 7, roles.管理员, '总经理', 28, company.random.fork('site-admin'))
  addDumpSiteDesk(company, accounts.operator, haulers)
  await company.rows.flush(sink)
}

/** Loads the demo world in one transaction. It ends the day before `today`, Asia/Shanghai. */
export async function seedDemo(sink: Sink, { seed = 20260101, today }: DemoOptions): Promise<void> {
  const random = new Random(seed)
  const to = dayOf(today.getTime()) - 1
  await sink.transaction(async () => {
    const people = new Rows()
    const accounts = addAccounts(people, random.fork('accounts'), to - STORY_DAYS)
    await people.flush(sink)
    const haulers = [await addCompanyA(sink, accounts, random, to), await addCompanyB(sink, accounts, random, to)]
    await addCompanyC(sink, accounts, random, to)
    await addCompanyD(sink, accounts, random, { to, haulers })
    await addPlatform(sink, [accounts.reviewer, accounts.secondReviewer], random.fork('platform'), to - STORY_DAYS)
  })
}

type AddTo = (company: Company, waybills: readonly Waybill[]) => void

const folder = path.join(import.meta.dirname, 'parts')

/** Parts that domains add to every company of the demo: a file each, so that a new one needs no word here. */
export const parts = (): Promise<AddTo[]> =>
  Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => ((await import(path.join(folder, file))) as { addTo: AddTo }).addTo),
  )
