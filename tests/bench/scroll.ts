import type { CDPSession } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { signIn, startDemo } from './demo-page.ts'

/**
 * Benchmark of scrolling a page with 5,000 waybills in Chromium, on the demo world: `npm run bench:scroll`. It prints
 * for each gesture the frames, the late ones among them, and the largest number of rows in the DOM. Frames are counted
 * by requestAnimationFrame, which shows delays that the page causes; run it on a quiet machine.
 */
const MOBILE = '13800000002'
const LIST = '/chain/business/waybillView?size=5000'
const ROWS = 4000
const FRAME_MS = 1000 / 60
/** Frames are timed in tenths of a millisecond, and may come a little early or late. */
const SLACK_MS = 0.5

/** Ways of scrolling: speed in pixels a second, and distance. */
const GESTURES = [
  { name: 'read slowly', speed: 800, distance: 4000 },
  { name: 'wheel', speed: 3000, distance: 15_000 },
  { name: 'flick', speed: 8000, distance: 40_000 },
  { name: 'drag through all', speed: 40_000, distance: 160_000 },
]

/** Kinds of work on the page's main thread, as the browser measures them in seconds. */
const WORK = {
  TaskDuration: 'busy',
  ScriptDuration: 'scripts',
  RecalcStyleDuration: 'styles',
  LayoutDuration: 'layout',
}
type Work = Record<string, number>

interface Frames {
  /** Milliseconds between two frames. */
  gaps: number[]
  mostRows: number
}

/** Code that runs in the page: times every frame until the end, and counts the rows in the DOM at each. */
const WATCH = `(() => {
  const rows = document.getElementsByTagName('tr')
  const seen = { gaps: [], mostRows: 0, last: 0, on: true }
  const tick = (now) => {
    if (!seen.on) return
    if (seen.last) seen.gaps.push(now - seen.last)
    seen.last = now
    seen.mostRows = Math.max(seen.mostRows, rows.length)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  window.scrollFrames = seen
})()`
const TAKE = `(() => {
  const { gaps, mostRows } = Object.assign(window.scrollFrames, { on: false })
  return { gaps, mostRows }
})()`

const share = (gaps: readonly number[], over: number): string =>
  `${((gaps.filter((gap) => gap > over + SLACK_MS).length / gaps.length) * 100).toFixed(1)} %`

async function workOf(input: CDPSession): Promise<Work> {
  const { metrics } = await input.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Text for the milliseconds of work per frame, by kind. */
const workTold = (before: Work, after: Work, frames: number): string =>
  Object.entries(WORK)
    .map(([key, name]) => `${name} ${((((after[key] ?? 0) - (before[key] ?? 0)) * 1000) / frames).toFixed(1)}`)
    .join(', ')

function told(name: string, { gaps, mostRows }: Frames): string {
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000
  const sorted = gaps.toSorted((a, b) => a - b)
  const at99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  return [
    `${name.padEnd(18)} ${gaps.length} frames, ${(gaps.length / seconds).toFixed(1)} a second`,
    `over 16.7 ms ${share(gaps, FRAME_MS)}, over 33.3 ms ${share(gaps, 2 * FRAME_MS)}`,
    `99 in 100 within ${at99.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
    `rows in the DOM at most ${mostRows}`,
  ].join('; ')
}

const demo = await startDemo()
const browser = await openBrowser()
try {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await signIn(page, MOBILE)
  await page.goto(LIST)
  const grid = page.getByRole('grid')
  await grid.locator('tbody tr[data-row="20"]').waitFor()
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1
  if (count < ROWS) throw new Error(`only ${count} rows`)
  console.log(`a page of ${Math.min(count, 5000)} waybills, Chromium ${browser.version()}, 1440 × 900`)
  const box = await grid.boundingBox()
  if (!box) throw new Error('the table is not to be seen')
  const input = await context.newCDPSession(page)
  await input.send('Performance.enable')
  for (const { name, speed, distance } of GESTURES) {
    await page.waitForTimeout(1000)
    await page.evaluate(WATCH)
    const before = await workOf(input)
    await input.send('Input.synthesizeScrollGesture', {
      x: box.x + 400,
      y: box.y + 200,
      yDistance: -distance,
      speed,
      preventFling: true,
      gestureSourceType: 'mouse',
    })
    const frames = await page.evaluate<Frames>(TAKE)
    console.log(told(name, frames))
    console.log(`${' '.repeat(18)} ms a frame: ${workTold(before, await workOf(input), frames.gaps.length)}`)
  }
} finally {
  await browser.close()
  await demo.stop()
}
