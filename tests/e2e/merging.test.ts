import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { asTwin } from '@tufang/tests/merging'
import { newSettlement } from '@tufang/tests/rearrange'
import { uniqueDigits } from '@tufang/tests/unique'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

/** Folder for pictures of the dialog; none unless given. */
const { MERGE_SHOTS: SHOTS } = process.env
const digits = uniqueDigits(5)
const [kept, twin] = [`粤B${digits}`, `粤B·${digits}`]
let app: DemoApp
let company: TestCompany

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const captain = await newCaptain(company)
  await newTruck(company, { captain, plate: kept })
  await newTruck(company, { captain, plate: '粤A00001' })
  const truck = await asTwin('truck', () => newTruck(company, { captain, plate: twin }))
  await newWaybills(company, 3, { truck })
  await newSettlement(company, { truck })
})

const dialogOf = ({ page }: Watched) => page.getByRole('dialog', { name: '合并重复的车辆' })

/** Opens the dialog from the row of the duplicate, chooses the other row and waits for the preview. */
async function previewed(user: Watched, shot: string): Promise<void> {
  const { page } = user
  await page.goto('/base/trucks')
  // Row on a desk, card on a phone.
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: twin })
  const direct = row.getByRole('button', { name: '合并' })
  await row.first().waitFor()
  if ((await direct.count()) === 0) await row.getByRole('button', { name: '更多' }).click()
  await page
    .getByRole('button', { name: '合并' })
    .or(page.getByRole('menuitem', { name: '合并' }))
    .last()
    .click()
  const dialog = dialogOf(user)
  const options = dialog.getByRole('combobox', { name: '并入' }).getByRole('option')
  await expect.poll(() => options.first().textContent()).toContain(kept)
  await dialog.getByRole('combobox', { name: '并入' }).selectOption({ index: 1 })
  await dialog.getByText('运单 3 趟').waitFor()
  await dialog.getByText('运单 2 趟').waitFor()
  expect(await barriersOf(page)).toEqual([])
  if (!SHOTS) return
  await mkdir(SHOTS, { recursive: true })
  await page.screenshot({ path: path.join(SHOTS, `${shot}.png`) })
}

describe('a truck that stands twice', () => {
  it('is previewed on a phone, where its twin is offered first', async () => {
    const phone = await openAs(app, company.people.管理员.mobile, { viewport: { width: 390, height: 844 } })
    await previewed(phone, 'merge-390')
    expect(phone.complaints).toEqual([])
  })

  it('goes into the other one with a reason, and says so in the list', async () => {
    const clerk = await openAs(app, company.people.管理员.mobile)
    await previewed(clerk, 'merge-1440')
    const { page } = clerk
    await dialogOf(clerk).getByRole('button', { name: '合并' }).click()
    await dialogOf(clerk).getByText('请输入合并原因').waitFor()
    await dialogOf(clerk).getByRole('textbox', { name: '合并原因' }).fill('同一辆车录入两次')
    await dialogOf(clerk).getByRole('button', { name: '合并' }).click()
    await page.getByText(`${twin}已并入${kept}`).waitFor()
    const row = page.getByRole('row').filter({ hasText: twin })
    await row.getByText('已停用').waitFor()
    await row.getByText(kept).waitFor()
    expect(await row.getByRole('button', { name: '启用' }).count()).toBe(0)
    expect(clerk.complaints).toEqual([])
  })
})
