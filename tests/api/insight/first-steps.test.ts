import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { handedIn, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

interface Step {
  step: string
  done: boolean
}

const stepsOf = async (caller: Caller): Promise<Step[]> =>
  (await caller.ask<{ firstSteps: Step[] }>('{ firstSteps { step done } }')).firstSteps
const missing = async (caller: Caller): Promise<string[]> =>
  (await stepsOf(caller)).filter(({ done }) => !done).map(({ step }) => step)

const app = await testApp()

/** Company that has handed in a card with waybills, and its clerk. */
async function atWork() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const card = await newCard(company)
  await newWaybills(company, 2, { card })
  const { giveCardNo } = await handedIn(clerk, '王五', card)
  return { company, clerk, giveCardNo }
}

describe('the first steps', () => {
  it('are all to be done by a company that has nothing but its authentication, whatever others have', async () => {
    await atWork()
    const clerk = await (await newCompany()).as('结算员')
    const order = [
      ...['PROJECT', 'SITE', 'SOIL', 'PRICE', 'CAPTAIN', 'TRUCK', 'DRIVER', 'CARD', 'PAYEE', 'WAYBILL', 'RECEIPT'],
      ...['SETTLEMENT', 'AUTHENTICATION', 'PAYMENT'],
    ]
    expect(await stepsOf(clerk)).toEqual(order.map((step) => ({ step, done: step === 'AUTHENTICATION' })))
  })

  it('are done once there is something of each, and not by a settlement that is deleted', async () => {
    const { clerk, giveCardNo } = await atWork()
    expect(await missing(clerk)).not.toContain('RECEIPT')
    expect(await missing(clerk)).toContain('SETTLEMENT')
    const { settlements } = await settle(clerk, { receipts: [{ giveCardNo }] })
    expect(await missing(clerk)).not.toContain('SETTLEMENT')
    for (const { id } of settlements)
      await clerk.ask('mutation ($id: ID!) { deleteSettlement(id: $id) { id type } }', { id })
    expect(await missing(clerk)).toContain('SETTLEMENT')
  })

  it('are no matter to a captain or to who is limited to some projects', async () => {
    const { company } = await atWork()
    const { mobile } = await newSignedUpCaptain(company)
    expect(await stepsOf(await signIn(app, { mobile, roleType: RoleType.CAPTAIN }))).toEqual([])
    const member = await newMember(company)
    expect(await stepsOf(member.caller)).toHaveLength(14)
    await member.limitTo([(await newProject(company)).id])
    expect(await stepsOf(member.caller)).toEqual([])
  })

  it('are found by one statement', async () => {
    const { clerk } = await atWork()
    await stepsOf(clerk)
    const statements = await statementsOf(() => stepsOf(clerk))
    expect(statements.filter((text) => text.includes('published_settlement'))).toHaveLength(1)
  })
})
