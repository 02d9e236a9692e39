import chromium from '@sparticuz/chromium'
import { type Browser, chromium as launcher, type Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { signIn } from './sign-in'

const WAYBILLS = '/chain/business/companywaybill2'

let app: DemoApp
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await startDemoApp()
  // With scroll bars that take room, as people have them.
  browser = await launcher.launch({
    executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    headless: true,
  })
  page = (await openPage(browser, app.url)).page
  await signIn(page, app, '13800000002')
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const open = async (address: string) => {
  await page.goto(address)
  await page.locator('tbody [role="rowheader"], tbody th[scope="row"]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** How wide the list is and its view, which of its cells are cut, and how much of its width nothing uses. */
const measured = () =>
  page.getByRole('grid').evaluate((table) => {
    const view = table.parentElement as HTMLElement
    const cells = [...table.querySelectorAll<HTMLElement>('tbody tr:nth-child(-n+20) > :is(td, th)')]
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth && cell.ariaHidden !== 'true')
    const idle = [...table.querySelectorAll<HTMLElement>('tbody tr:first-child > [aria-hidden]')]
    return {
      beyond: view.scrollWidth - view.clientWidth,
      cut: [...new Set(cut.map((cell) => Number(cell.dataset.column)))],
      idle: idle.reduce((sum, cell) => sum + cell.clientWidth, 0),
    }
  })

describe('a list', () => {
  it('needs no scrolling sideways at 1440 px, and cuts nothing while there is width to spare', async () => {
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of ['/scan/historyCard', '/chain/settlement', WAYBILLS]) {
        await open(address)
        await page.waitForTimeout(200)
        const { beyond, cut, idle } = await measured()
        if (address !== WAYBILLS) expect(beyond, `${address} at ${width}`).toBe(0)
        if (cut.length > 0) expect(idle, `${address} at ${width}`).toBeLessThan(2)
      }
    }
  })

  it('prints every row of its page with heads on every sheet, and nothing to click', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(`${WAYBILLS}?size=500`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const { text: sheets, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    const text = sheets.map((sheet) => sheet.normalize('NFKC'))
    expect(totalPages).toBeGreaterThan(5)
    for (const sheet of text.filter((one) => one.includes('YD2'))) {
      expect(sheet).toContain('运单号')
      expect(sheet).toContain('结算单号')
    }
    const whole = text.join('\n')
    // A long number may go on in the next line of its cell.
    expect(new Set(whole.replaceAll(/(YD\d{13})\n(\d)/g, '$1$2').match(/YD\d{14}/g)).size).toBe(500)
    for (const button of ['查询', '重置', '刷新', '列设置', '导出', '编辑', '新增'])
      expect(whole).not.toMatch(new RegExp(`^${button}$`, 'm'))
    expect(text[0]).toContain('公司运单')
    expect(text.at(-1)).toContain('查询合计')
  })
})
