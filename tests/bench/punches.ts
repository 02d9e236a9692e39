import sharp from 'sharp'
import { openBrowser } from '../e2e/browser.ts'
import { openPunchLine } from '../e2e/punch-line.ts'
import { signIn, startDemo } from './demo-page.ts'

/**
 * Benchmark of punches that were made without a network: a phone keeps 200 of them, each tenth with a picture, is
 * closed and opened again, and sends them once it has a network. Time is taken from the network to the last answer.
 */
const OPERATOR = '13500000001'
const [PUNCHES, EACH] = [200, 10]

const truckOf = (at: number): string => `粤B${10_000 + at}`

const demo = await startDemo()
const line = await openPunchLine(demo.url)
const browser = await openBrowser()
try {
  const context = await browser.newContext({
    baseURL: line.url,
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await signIn(page, OPERATOR, { role: '挖机手', home: '**/work/excavator' })
  await page.goto('/work/punch')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } }).jpeg()
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
  const box = page.getByRole('textbox', { name: '结算卡号或车牌' })
  for (let at = 0; at < PUNCHES; at++) {
    await box.fill(truckOf(at))
    await box.press('Enter')
    if (at % EACH === 0) {
      await page.getByLabel('拍照').setInputFiles(picture)
      await page.getByAltText('已拍照').waitFor()
    }
    await page.getByRole('button', { name: '装车打卡' }).click()
    await page.getByText(`已记下：${truckOf(at)} 装车`).waitFor()
  }
  await page.close()
  const again = await context.newPage()
  await again.goto('/work/punch')
  await again.getByText(`${PUNCHES} 条待发送`).waitFor()
  const started = performance.now()
  await context.setOffline(false)
  await again.getByText('全部已发送').waitFor()
  const ms = performance.now() - started
  const inOrder = line.punches.filter(({ truckCode }, at) => truckCode === truckOf(at)).length
  console.log(`punches kept without a network: ${PUNCHES}`)
  console.log(`of them with a picture that arrived: ${line.punches.filter(({ pictureId }) => pictureId).length}`)
  console.log(`arrived in the order of making: ${inOrder}`)
  console.log(`requests besides those for pictures: ${line.calls.length}`)
  console.log(`from the network to the last answer: ${(ms / 1000).toFixed(2)} s`)
} finally {
  await browser.close()
  await line.close()
  await demo.stop()
}
