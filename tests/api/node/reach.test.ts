import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { registerCompany } from '@tufang/tests/authentication'
import { newCompany, newMembership } from '@tufang/tests/company'
import { checkData, commitData } from '@tufang/tests/data-import'
import { deskPerson } from '@tufang/tests/desk'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newMember } from '@tufang/tests/limited'
import { newPayable, paymentAnswer } from '@tufang/tests/payment'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowsOf } from '@tufang/tests/rows'
import { enter } from '@tufang/tests/session'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const company = await newCompany()
const clerk = await company.as('管理员')

type Companies = { company: { id: string } | null; companyAuthId: string }[]

describe('the company beside its id', () => {
  it('is each company of a captain who hauls for two', async () => {
    const first = await newSignedUpCaptain(company)
    const other = await newCompany()
    const second = await newSignedUpCaptain(other, first.person)
    await newCard(company, { captain: first })
    await newCard(other, { captain: second })
    const captain = await signIn(app, { mobile: first.mobile, roleType: RoleType.CAPTAIN })
    const { cards } = await captain.ask<{ cards: { records: Companies } }>(
      '{ cards { records { companyAuthId company { id } } } }',
    )
    expect(cards.records.map((card) => card.company?.id).toSorted()).toEqual([company.id, other.id].toSorted())
    for (const { companyAuthId, company: own } of cards.records) expect(own?.id).toBe(companyAuthId)
  })

  it('is nothing of a company that has only invited somebody', async () => {
    const [person, other] = [newPerson('受邀的人'), await newCompany()]
    await newPeople([person])
    await newMembership(company, person)
    await newMembership(other, person)
    await rowsOf(
      sql`update membership set joined_at = null, invited_name = '受邀的人' where company_id = ${other.id} and user_id = ${person.id}`,
    )
    const caller = await enter(app, { userId: person.id, companyId: company.id })
    const { viewer } = await caller.ask<{ viewer: { companies: Companies } }>(
      '{ viewer { companies { companyAuthId company { id } } } }',
    )
    expect(new Map(viewer.companies.map(({ companyAuthId, company: own }) => [companyAuthId, own]))).toEqual(
      new Map([
        [company.id, { id: company.id }],
        [other.id, null],
      ]),
    )
  })

  it('is told of a registration to the desk, and neither to strangers nor to the company itself', async () => {
    const { companyAuthId, contactPhone } = await registerCompany(app)
    const desk = await deskPerson(app)
    const { registrations } = await desk.ask<{ registrations: { records: Companies } }>(
      '{ registrations(page: { size: 5000 }) { records { companyAuthId company { id companyName } } } }',
    )
    const own = registrations.records.find((entry) => entry.companyAuthId === companyAuthId)
    expect(own?.company).toEqual({ id: companyAuthId, companyName: expect.any(String) })
    const admin = await signIn(app, { mobile: contactPhone })
    expect(await admin.ask('{ registration { companyAuthId company { id } } }')).toEqual({
      registration: { companyAuthId, company: null },
    })
  })
})

describe('the person beside the id of an account', () => {
  const creators = '{ myOperationLogs { records { createId creator { userId name } } } }'
  interface Logs {
    myOperationLogs: { records: { createId: string; creator: { userId: string } | null }[] }
  }

  it('is nobody to people who may not look at users', async () => {
    const member = await newMember(company, ['chain:basedata:add', 'chain:basedata:get'])
    const soil = { input: { name: `土${uniqueMobile()}` } }
    await member.caller.ask('mutation ($input: SoilInput!) { createSoil(input: $input) { id } }', soil)
    const { myOperationLogs } = await member.caller.ask<Logs>(creators)
    expect(myOperationLogs.records).toMatchObject([{ createId: member.id, creator: null }])
  })
})

describe('a record of one of several types', () => {
  it('is both rows of a merge', async () => {
    const merge = async (verb: string, [keep, drop]: readonly { id: string }[]) =>
      clerk.ask(
        `mutation ($input: BaseDataMergeInput!) { answer: ${verb}(input: $input) { kept { id __typename } dropped { id } } }`,
        { input: { keepId: keep?.id, dropId: drop?.id, reason: '重复录入' } },
      )
    const captain = await newCaptain(company)
    const [keep, drop] = [await newTruck(company, { captain }), await newTruck(company, { captain })]
    expect(await merge('mergeTrucks', [keep, drop])).toEqual({
      answer: { kept: { id: keep.id, __typename: 'Truck' }, dropped: { id: drop.id } },
    })
    const soils = [await newSoilType(company), await newSoilType(company)]
    expect(await merge('mergeSoils', soils)).toEqual({
      answer: { kept: { id: soils[0]?.id, __typename: 'Soil' }, dropped: { id: soils[1]?.id } },
    })
  })

  it('is the captain that a row of a sheet became', async () => {
    const sheet = [
      ['车队长', '手机号'],
      ['李强', uniqueMobile()],
    ]
    const { id } = await commitData(clerk, company, await checkData(clerk, 'CAPTAIN', sheet))
    const { dataImportRows } = await clerk.ask<{ dataImportRows: { records: { targetId: string }[] } }>(
      `query ($id: ID!) { dataImportRows(filter: { importId: $id }) {
        records { targetId target { id ... on Captain { name } } } } }`,
      { id },
    )
    const [{ targetId } = { targetId: '' }] = dataImportRows.records
    expect(dataImportRows.records).toEqual([{ targetId, target: { id: targetId, name: '李强' } }])
  })
})

it('an instalment stands beside the part of a payment that pays it, to people who may look at plans', async () => {
  const { settlement } = await newPayable(company)
  await clerk.ask('mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { id } }', {
    input: { settlementId: settlement.id, dueDate: '2027-01-31' },
  })
  const items = await rowsOf<{ id: string; amount: string }>(
    sql`select i.id, i.amount from payment_plan_item i join payment_plan p on p.id = i.plan_id where p.settlement_id = ${settlement.id}`,
  )
  const planItemId = items[0]?.id
  const payment = await paymentAnswer(clerk, 'create', {
    input: { items: [{ settlementId: settlement.id, planItemId }] },
  })
  const query = 'query ($id: ID!) { payment(id: $id) { settlements { planItemId planItem { amount dueDate } } } }'
  expect(await clerk.ask(query, { id: payment.id })).toEqual({
    payment: { settlements: [{ planItemId, planItem: { amount: items[0]?.amount, dueDate: '2027-01-31' } }] },
  })
  const { caller } = await newMember(company, ['chain:companypayment:get'])
  expect(await caller.ask(query, { id: payment.id })).toEqual({
    payment: { settlements: [{ planItemId, planItem: null }] },
  })
})
