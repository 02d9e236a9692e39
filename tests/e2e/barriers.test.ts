import { expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { demoApp } from './demo-app'

const CONTRAST = expect.stringContaining('color-contrast')

it('finds text that turns pale on a page that was looked at, each time until it is mended', async () => {
  const { page } = await openPage((await demoApp()).url)
  await page.goto('/404')
  const title = page.getByText('抱歉，您访问的页面不存在')
  await title.waitFor()
  expect(await barriersOf(page)).toEqual([])
  await title.evaluate((element) => {
    element.style.color = 'lightgrey'
  })
  const pale = await barriersOf(page, { dark: false })
  expect(pale).toEqual([CONTRAST])
  expect(await barriersOf(page, { dark: false })).toEqual(pale)
  await title.evaluate((element) => {
    element.style.color = ''
  })
  expect(await barriersOf(page)).toEqual([])
})

it('finds buttons beside each other that become too small to be hit', async () => {
  const { page } = await openPage((await demoApp()).url)
  await page.goto('/404')
  const back = page.getByRole('button', { name: '返回首页' })
  await back.evaluate((link) => {
    const row = document.createElement('div')
    link.before(row)
    for (const name of ['甲', '乙']) {
      const button = Object.assign(document.createElement('button'), { textContent: name, className: 'beside' })
      Object.assign(button.style, { width: '40px', height: '40px', overflow: 'hidden' })
      row.append(button)
    }
  })
  expect(await barriersOf(page, { dark: false })).toEqual([])
  await page.locator('.beside').evaluateAll((buttons) => {
    for (const { style } of buttons as HTMLElement[]) Object.assign(style, { width: '10px', height: '10px' })
  })
  expect(await barriersOf(page, { dark: false })).toEqual([expect.stringContaining('target-size')])
})
