import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { dayAhead, newFleetPaper } from '@tufang/tests/factories/fleet-paper'
import { newTruck } from '@tufang/tests/factories/truck'
import { messagesOf } from '@tufang/tests/message'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { signIn } from '@tufang/tests/sign-in'
import { expect, it } from 'vitest'

const RENEW = `mutation ($id: ID!, $day: Date!) {
  renewFleetPaper(id: $id, version: 1, input: { validUntil: $day }) { id version } }`
const UPDATE = `mutation ($id: ID!, $day: Date!) {
  updateFleetPaper(id: $id, version: 1, input: { validUntil: $day }) { id version } }`

const remind = async () => (await services()).paperReminders.remind()

async function ground() {
  const company = await newCompany()
  const captain = await newSignedUpCaptain(company)
  const truck = await newTruck(company, { captain })
  const admin = await company.as('管理员')
  const himself = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
  const told = async (caller = admin) => (await messagesOf(caller)).filter(({ kind }) => kind === 'FLEET_PAPER_DUE')
  return { company, truck, admin, himself, told }
}

it('reminds the captain and the clerks once of each threshold, by the plate, the kind and the day', async () => {
  const { company, truck, himself, told } = await ground()
  const paper = await newFleetPaper(company, { truck, kind: 'INSURANCE', days: 30 })
  await newFleetPaper(company, { truck, days: 31 })
  await Promise.all([remind(), remind()])
  await remind()
  const text = `${truck.plate}的保险有效期至${dayAhead(30)}，还有30天到期，请及时换证`
  expect(await told()).toMatchObject([{ text, link: `/base/papers?paper=${paper.id}` }])
  expect(await told(himself)).toMatchObject([{ text, link: '/own/fleet' }])
  expect(await told(await company.as('只读'))).toEqual([])
})

it('tells of the nearest threshold alone where days were left out, and of the last day', async () => {
  const { company, truck, told } = await ground()
  for (const [kind, days] of [
    ['INSURANCE', 6],
    ['VEHICLE_LICENCE', 0],
    ['TRANSPORT_PERMIT', -5],
  ] as const)
    await newFleetPaper(company, { truck, kind, days })
  await remind()
  await remind()
  expect((await told()).map((one) => one.text).toSorted()).toEqual(
    [
      `${truck.plate}的保险有效期至${dayAhead(6)}，还有6天到期，请及时换证`,
      `${truck.plate}的行驶证有效期至${dayAhead(0)}，今天到期，请及时换证`,
      `${truck.plate}的道路运输证有效期至${dayAhead(-5)}，已过期5天，请及时换证`,
    ].toSorted(),
  )
})

it('begins anew with another last day, and says nothing of renewed papers and retired trucks', async () => {
  const { company, truck, admin, told } = await ground()
  const [changed, renewed] = [
    await newFleetPaper(company, { truck, kind: 'INSURANCE', days: 20 }),
    await newFleetPaper(company, { truck, days: 20 }),
  ]
  await admin.ask(RENEW, { id: renewed.id, day: dayAhead(400) })
  await remind()
  expect(await told()).toHaveLength(1)
  await admin.ask(UPDATE, { id: changed.id, day: dayAhead(25) })
  await remind()
  expect(await told()).toHaveLength(2)
  await rowsOf(sql`update truck set enabled = false where company_id = ${company.id}`)
  await rowsOf(sql`update fleet_paper set valid_until = valid_until - 20 where company_id = ${company.id}`)
  await remind()
  expect(await told()).toHaveLength(2)
})
