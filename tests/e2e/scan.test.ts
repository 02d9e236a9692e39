import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { saved } from './saved'
import { openAs } from './sign-in'

const UNKNOWN = 'B00000000000009'

let app: DemoApp
let clerk: Watched
let cardNo: string

beforeAll(async () => {
  app = await demoApp()
  const company = await newCompany()
  const card = await newCard(company)
  await newWaybills(company, 2, { card })
  cardNo = card.cardNo
  clerk = await openAs(app, company.people.结算员.mobile, { at: '/scan/index' })
})

const scan = async (number: string) => {
  await clerk.page.keyboard.type(number)
  await clerk.page.keyboard.press('Enter')
}

describe('whoever scans', () => {
  it('sees the rows stay where they are when a card is refused', async () => {
    const { page } = clerk
    await page.getByRole('textbox', { name: '卡号' }).waitFor()
    await scan(cardNo)
    const row = page.getByRole('rowheader', { name: cardNo })
    await row.waitFor()
    const before = await row.boundingBox()
    await scan(UNKNOWN)
    const refused = page.getByRole('region', { name: '未加入的卡（1）' })
    await refused.getByText(UNKNOWN).waitFor()
    expect((await row.boundingBox())?.y).toBe(before?.y)
    expect((await refused.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 100)
    expect(await barriersOf(page)).toEqual([])
  })

  it('is told once of a card that is on the list already', async () => {
    const { page } = clerk
    await scan(cardNo)
    const told = page.getByText(new RegExp(`${cardNo}.*已在.*列表`)).filter({ visible: true })
    await told.first().waitFor()
    expect(await told.count()).toBe(1)
    await page.getByRole('region', { name: '未加入的卡（1）' }).waitFor()
    expect(await page.getByRole('region', { name: '未加入的卡（1）' }).getByRole('listitem').count()).toBe(1)
  })

  it('exports the list and what its cards have carried by one button', async () => {
    const { page, complaints } = clerk
    const buttons = page.getByRole('main').getByRole('button', { name: /导出/ })
    expect(await buttons.allTextContents()).toEqual(['导出'])
    await buttons.click()
    const file = await saved(page, () => page.getByRole('menuitem', { name: '导出 1 张卡的运单' }).click())
    expect(file.name).toBe('运单.xlsx')
    expect(complaints).toEqual([])
  })
})
