import { handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

const MARK = '仅含本人部分'
const WHY = '这里的运单、数量和金额都只是您本人的'

let app: DemoApp
let captain: Watched
let [giveCardNo, settleNo, settlementId, theirs, plate] = ['', '', '', '', '']

beforeAll(async () => {
  app = await demoApp()
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const himself = await newSignedUpCaptain(company)
  const truck = await newTruck(company, { captain: himself })
  const [own, other] = [await newCard(company, { captain: himself }), await newCard(company)]
  const project = await newProject(company)
  await newWaybill(company, { card: own, truck, project, settlePrice: '111.11' })
  await newWaybill(company, { card: other, project, settlePrice: '777.77' })
  const receipt = await handedIn(clerk, '王五', own, other)
  const { settlements } = await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
  const settlement = only(settlements)
  ;[giveCardNo, settleNo, settlementId, theirs, plate] = [
    receipt.giveCardNo,
    settlement.settleNo,
    settlement.id,
    other.cardNo,
    truck.plate,
  ]
  captain = await openAs(app, himself.mobile, { as: 'CAPTAIN' })
})

describe('a captain who shares a settlement and a receipt', () => {
  it('finds it among his settlements, marked as a part, with his sum', async () => {
    const { page } = captain
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: settleNo })
    await row.getByText(MARK).waitFor()
    expect(await row.textContent()).toContain('111.11')
    expect(await page.getByText('888.88').count()).toBe(0)
  })

  it('reads his part of it, and why it is one', async () => {
    const { page } = captain
    await page.goto(`/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([settlementId]) })}`)
    await page.getByText(WHY).first().waitFor()
    await page.getByText(plate).first().waitFor()
    expect(await page.getByText('777.77').count()).toBe(0)
    expect(await barriersOf(page)).toEqual([])
  })

  it('reads his part of the receipt', async () => {
    const { page } = captain
    await page.goto('/scan/historyCard')
    await page.getByRole('button', { name: giveCardNo }).click()
    await page.getByRole('dialog').getByText(WHY).waitFor()
    expect(await page.getByText(theirs).count()).toBe(0)
    expect(captain.complaints).toEqual([])
  })
})
