import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { dayAhead, newFleetPaper } from '@tufang/tests/factories/fleet-paper'
import { newTruck } from '@tufang/tests/factories/truck'
import { png } from '@tufang/tests/upload'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { settled } from './settled'
import { openAs } from './sign-in'

/** Side of a target that one thumb hits, in CSS pixels. */
const THUMB = 56

let app: DemoApp
let [plate, driverName, captainMobile, clerkMobile] = ['', '', '', '']

beforeAll(async () => {
  app = await demoApp()
  const company = await newCompany()
  const captain = await newSignedUpCaptain(company)
  const truck = await newTruck(company, { captain })
  const driver = await newDriver(company, { captain })
  await newFleetPaper(company, { truck, kind: 'INSURANCE', days: -2, number: 'P-1' })
  await newFleetPaper(company, { truck, kind: 'VEHICLE_LICENCE', days: 12 })
  await newFleetPaper(company, { driver, days: 400 })
  ;[plate, driverName, captainMobile] = [truck.plate, driver.name, captain.mobile]
  clerkMobile = company.people.管理员.mobile
})

describe('papers of a fleet', () => {
  it('are renewed by their captain on his phone, with a picture', async () => {
    const { page, complaints } = await openAs(app, captainMobile, {
      as: 'CAPTAIN',
      viewport: { width: 390, height: 844 },
    })
    await page.goto('/own/fleet')
    await page.getByText('1个有证件已过期，1个有证件即将到期').waitFor()
    await page.getByText(driverName).waitFor()
    const renew = page.getByRole('button', { name: `换证：${plate} 保险` })
    const box = await renew.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(THUMB)
    await settled(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-fleet-390.png`, fullPage: true })
    expect(await barriersOf(page)).toEqual([])
    await renew.click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({ name: '保险.png', mimeType: 'image/png', buffer: png() })
    await dialog.getByRole('button', { name: '移除图片' }).waitFor()
    await dialog.getByRole('textbox', { name: '有效期止' }).fill(dayAhead(-2))
    await dialog.getByRole('button', { name: '确认换证' }).click()
    await dialog
      .getByText(`须晚于旧证的 ${dayAhead(-2)}`)
      .first()
      .waitFor()
    await dialog.getByRole('textbox', { name: '有效期止' }).fill(dayAhead(363))
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-renew-390.png`, fullPage: true })
    await dialog.getByRole('button', { name: '确认换证' }).click()
    await page.getByText('0个有证件已过期，1个有证件即将到期').waitFor()
    await page.getByText(`有效 ${dayAhead(363)}`).waitFor()
    await page.getByRole('button', { name: `上传：${plate} 道路运输证` }).waitFor()
    expect(complaints).toEqual([])
  })

  it('are seen by a clerk, the first to run out first, with the picture and the former one', async () => {
    const { page, complaints } = await openAs(app, clerkMobile)
    await page.goto('/base/papers')
    await page.getByRole('row').filter({ hasText: plate }).first().waitFor()
    await settled(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/papers-1440.png` })
    await page
      .getByRole('row')
      .filter({ hasText: '保险' })
      .getByText('查看', { exact: true })
      .click({ timeout: 20_000 })
    const drawer = page.getByRole('dialog')
    await drawer.getByText(`有效期止 ${dayAhead(-2)}，由`).waitFor()
    await settled(page)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/paper-drawer-1440.png` })
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
