import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Caller } from '@tufang/tests/caller'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newLoginLog } from '@tufang/tests/factories/login-log'
import { newMachine } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const { company, clerk } = await newFilledCompany()

/** Merges a fresh row into another one. */
async function merge(verb: string, make: () => Promise<{ id: string }>): Promise<void> {
  const [keep, drop] = [await make(), await make()]
  await clerk.ask(`mutation ($input: BaseDataMergeInput!) { ${verb}(input: $input) { keptId } }`, {
    input: { keepId: keep.id, dropId: drop.id, reason: '重复录入' },
  })
}

const project = await newProject(company)
const [site, captain] = [await newDumpSite(company), await newCaptain(company)]
const driver = await newDriver(company, { captain })
await merge('mergeTrucks', () => newTruck(company, { captain }))
await merge('mergeMachines', () => newMachine(company))
await merge('mergeSoils', () => newSoilType(company))
await merge('mergeSites', () => newDumpSite(company))
await merge('mergeBaseProjects', () => newProject(company))
await merge('mergeProjectPhases', () => newProjectPhase(company, { project }))
const phase = await newProjectPhase(company, { project })
await newPhaseSurvey(company, { phase, cubic: '18000' })
await rowsOf(
  sql`update project_phase set dump_site_ids = array[${site.id}]::uuid[] where company_id = ${company.id} and id = ${phase.id}`,
)
await rowsOf(
  sql`insert into project_dump_site (company_id, project_id, dump_site_id) values (${company.id}, ${project.id}, ${site.id})`,
)
const soilType = await newSoilType(company)
await rowsOf(
  sql`insert into project_soil_type (company_id, project_id, soil_type_id) values (${company.id}, ${project.id}, ${soilType.id})`,
)
const typist = company.people.管理员.id
await rowsOf(sql`update payee set account_by = ${typist} where company_id = ${company.id}`)
const [price, other] = [
  await newDirectPayPrice(company, {
    project,
    soilType,
    price: '12.00',
    members: [{ captainId: captain.id, driverId: driver.id }],
  }),
  await newDirectPayPrice(company, {
    project: await newProject(company),
    soilType,
    price: '13.00',
    members: [{ captainId: captain.id }],
  }),
]
await rowsOf(
  sql`update direct_pay_price set copied_from_id = ${price.id}, replaced_by_id = ${price.id} where company_id = ${company.id} and id = ${other.id}`,
)
const planned = await rowsOf<{ id: string }>(
  sql`select settlement_id as id from payment_plan where company_id = ${company.id} and not replaced limit 1`,
)
const settlementId = planned[0]?.id ?? ''

/** Rows that name a price, a project, a person and a card. */
await rowsOf(sql`update captain_task set direct_pay_price_id = ${price.id} where company_id = ${company.id}`)
await (await newMember(company)).limitTo([project.id])
await newLoginLog(company, company.people.管理员)
const lines = await rowsOf<{ id: string }>(sql`select id from operation_log where company_id = ${company.id} limit 1`)
await clerk.ask('mutation ($id: ID!) { deleteOperationLog(id: $id) { id } }', { id: lines[0]?.id })
const cards = await rowsOf<{ id: string }>(sql`select id from card where company_id = ${company.id} limit 1`)
await insert('message', {
  id: newId(),
  companyId: company.id,
  userId: company.people.管理员.id,
  roleType: RoleType.COMPANY,
  kind: 'CARD_LOST',
  params: '{}',
  entity: 'card',
  entityId: cards[0]?.id,
  event: newId(),
})

type Named = [name: string, id: string, object: string, query: (one: string) => string]

/** Edges by their types: the id, the object beside it, and the query that leads to both. */
const EDGES: Named[] = [
  ['Truck.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `trucks { records { ${one} } }`],
  ['Machine.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `machines { records { ${one} } }`],
  ['Soil.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `soils { records { ${one} } }`],
  ['DumpSite.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `sites { records { ${one} } }`],
  ['Project.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `baseProjects { records { ${one} } }`],
  ['Project.dumpSites', 'garbageIds', 'dumpSites { id }', (one) => `baseProjects { records { ${one} } }`],
  ['Project.soils', 'soilTypeIds', 'soils { id }', (one) => `baseProjects { records { ${one} } }`],
  ['Payee.accountBy', 'accountById', 'accountBy { userId }', (one) => `basePayees { records { ${one} } }`],
  ['ProjectPhase.mergedInto', 'mergedIntoId', 'mergedInto { id }', (one) => `projectPhases { records { ${one} } }`],
  ['ProjectPhase.dumpSites', 'garbageIds', 'dumpSites { id }', (one) => `projectPhases { records { ${one} } }`],
  ['PhaseSurvey.phase', 'phaseId', 'phase { id }', (one) => `projectPhases { records { surveys { ${one} } } }`],
  [
    'CostRow.phase',
    'phaseId',
    'phase { id }',
    (one) => `projectCost(projectInfoId: "${project.id}") { rows { ${one} } }`,
  ],
  ['DirectPayPrice.copiedFrom', 'copiedFromId', 'copiedFrom { id }', (one) => `directPayPrices { records { ${one} } }`],
  ['DirectPayPrice.replacedBy', 'replacedById', 'replacedBy { id }', (one) => `directPayPrices { records { ${one} } }`],
  [
    'CaptainAndDriver.captain',
    'captainId',
    'captain { id }',
    (one) => `directPayPrices { records { captainAndDriver { ${one} } } }`,
  ],
  [
    'CaptainAndDriver.driver',
    'driverId',
    'driver { id }',
    (one) => `directPayPrices { records { captainAndDriver { ${one} } } }`,
  ],
  [
    'CaptainWithDrivers.captain',
    'captainId',
    'captain { id }',
    (one) => `directPayPrices { records { captainAndDrivers { ${one} } } }`,
  ],
  [
    'DriverOfCaptain.driver',
    'driverId',
    'driver { id }',
    (one) => `directPayPrices { records { captainAndDrivers { drivers { ${one} } } } }`,
  ],
  ['CaptainNode.captain', 'captainId', 'captain { id }', (one) => `captainTree { ${one} }`],
  ['DriverNode.driver', 'driverId', 'driver { id }', (one) => `captainTree { drivers { ${one} } }`],
  ['CaptainDriver.captain', 'captainId', 'captain { id }', (one) => `captainDrivers { records { ${one} } }`],
  ['CaptainDriver.driver', 'driverId', 'driver { id }', (one) => `captainDrivers { records { ${one} } }`],
  ['Project.dumpSites', 'garbageIds', 'dumpSites { id }', (one) => `waybillForm { projects { ${one} } }`],
  ['Driver.captain', 'captainId', 'captain { id }', (one) => `waybillForm { drivers { ${one} } }`],
  ['Truck.captain', 'captainId', 'captain { id }', (one) => `waybillForm { trucks { ${one} } }`],
  ['Project.dumpSites', 'garbageIds', 'dumpSites { id }', (one) => `ticketForm { projects { ${one} } }`],
  ['DeviceKey.truck', 'truckId', 'truck { id }', (one) => `deviceKeys { records { ${one} } }`],
  ['Instalment.payee', 'payeeId', 'payee { payeeId }', (one) => `instalments { records { ${one} } }`],
  [
    'PaymentPlanItem.payee',
    'payeeId',
    'payee { payeeId }',
    (one) => `paymentPlan(settlementId: "${settlementId}") { items { ${one} } }`,
  ],
  [
    'PayeeGroup.settlement',
    'settlementId',
    'settlement { id }',
    (one) => `payeeGroups(settlementIds: ["${settlementId}"]) { ${one} }`,
  ],
  [
    'PayeeGroup.waybills',
    'waybillIds',
    'waybills { id }',
    (one) => `payeeGroups(settlementIds: ["${settlementId}"]) { ${one} }`,
  ],
  ...(['cards', 'waybills', 'directPayPrices', 'excavatorRecords', 'captainTasks', 'messages'] as const).map(
    (list): Named => [`${list}.company`, 'companyAuthId', 'company { id }', (one) => `${list} { records { ${one} } }`],
  ),
  ['CompanyEntry.company', 'companyAuthId', 'company { id }', (one) => `viewer { companies { ${one} } }`],
  ['TicketStat.company', 'companyAuthId', 'company { id }', (one) => `ticketStats(by: MONTH) { records { ${one} } }`],
  ...(['operationLogs', 'loginLogs', 'logDeletions'] as const).map(
    (list): Named => [`${list}.creator`, 'createId', 'creator { userId }', (one) => `${list} { records { ${one} } }`],
  ),
  ['CaptainTask.price', 'directPayPriceId', 'price { id }', (one) => `captainTasks { records { ${one} } }`],
  [
    'Message.record',
    'entityId',
    'record { id }',
    (one) => `messages(filter: { kind: [CARD_LOST] }) { records { ${one} } }`,
  ],
  ['Role.projects', 'projectIds', 'projects { id }', (one) => `roles { records { ${one} } }`],
  ['Organ.parent', 'parentId', 'parent { id }', (one) => `organs { records { ${one} } }`],
  ['OrganProject.organ', 'organId', 'organ { id }', (one) => `organProjects { records { ${one} } }`],
]

type Found = Record<string, unknown>

/** Objects of an answer that have a member. */
function withMember(value: unknown, member: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one) => withMember(one, member))
  if (typeof value !== 'object' || value === null) return []
  const own = Object.hasOwn(value, member) ? [value as Found] : []
  return [...own, ...Object.values(value).flatMap((one) => withMember(one, member))]
}

/** Ids of objects beside an id or ids. */
const idsIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(idsIn)
  return value === null ? null : Object.values(value as Found)[0]
}

const pairsOf = async (caller: Caller, [, id, object, query]: (typeof EDGES)[number]) =>
  withMember(await caller.ask(`{ ${query(`of: ${id} at: ${object}`)} }`), 'at').map((row) => [row.of, idsIn(row.at)])

const sent = async (query: string): Promise<number> =>
  (await statementsOf(() => clerk.ask(query))).filter((text) => !text.includes('from session s')).length

describe.each(EDGES)('%s', (...edge) => {
  it('is what its id names', async () => {
    const pairs = await pairsOf(clerk, edge)
    for (const [of, at] of pairs) expect(at).toEqual(of)
    // An answer without any object would prove nothing.
    expect(pairs.filter(([, at]) => at !== null && (at as string).length > 0).length).toBeGreaterThan(0)
  })

  it('takes one more statement for all rows', async () => {
    const [, id, object, query] = edge
    const plain = await sent(`{ ${query(id)} }`)
    expect(await sent(`{ ${query(`${id} ${object}`)} }`)).toBe(plain + 1)
  })
})

it('is null to people who may not look at its list', async () => {
  const { caller } = await newMember(company, [
    'chain:companywaybill:get',
    'chain:companywaybill:add',
    'chain:directPayPriceSet:get',
    'chain:project:get',
  ])
  const shown = EDGES.filter(
    ([name, , , query]) =>
      /^(CaptainAndDriver|CaptainWithDrivers)\./.test(name) ||
      (/^(Driver|Truck)\.captain$/.test(name) && query('').startsWith('waybillForm')),
  )
  expect(shown.length).toBeGreaterThan(3)
  for (const edge of shown) {
    const pairs = await pairsOf(caller, edge)
    expect(pairs.length).toBeGreaterThan(0)
    expect(
      pairs.every(([, at]) => at === null),
      edge[0],
    ).toBe(true)
  }
})

const kinds = [
  'captains',
  'drivers',
  'trucks',
  'soils',
  'sites',
  'baseProjects',
  'basePayees',
  'projectPhases',
] as const
it.each(kinds)('the changes and the uses of %s are read once for all rows', async (list) => {
  const asked = (size: number, more: string) => `{ ${list}(page: { size: ${size} }) { records { id ${more} } } }`
  const history = [await sent(asked(1, 'history { id }')), await sent(asked(4, 'history { id }'))]
  expect(history).toEqual(Array(2).fill((await sent(asked(1, ''))) + 1))
  expect(await sent(asked(4, 'uses { label count }'))).toBe(await sent(asked(1, 'uses { label count }')))
})
