import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery } from '../../tools/gallery.ts'
import { importsOf, root, sourcesIn } from '../support/imports'
import { openPage } from './browser'

/** Accepted pictures; `npm run gallery:accept` replaces them. */
const ACCEPTED = path.join(import.meta.dirname, 'gallery')
const ACCEPTS = process.env.GALLERY === 'accept'
/** Folder for new pictures that differ, and for the differences. */
const DIFFERENT = path.join(root, 'node_modules/.cache/gallery')
/** Share of a part's points that may differ: enough for edges of letters, and too little for a pixel of padding. */
const TOLERANCE = 0.0005
/** Present time for everything visible, so that pictures stay the same. */
const NOW = new Date('2026-11-28T04:00:00Z')

let gallery: Awaited<ReturnType<typeof openGallery>>

beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery.close())

/** Points of a picture, row by row. */
async function pointsOf(png: Buffer) {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

interface Part {
  name: string
  top: number
  bottom: number
}

/** Waits until every window shows its own content. */
async function whole(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe[data-shows]').all()) {
    const shows = (await frame.getAttribute('data-shows')) ?? ''
    await frame.contentFrame().getByText(shows).filter({ visible: true }).first().waitFor()
  }
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until every window has measured and drawn itself, which begins only when it comes into view. */
async function drawn(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(`(async () => {
      for (let drawn = 0; drawn < 5; drawn++) await new Promise(requestAnimationFrame)
    })()`)
}

/** Parts that differ from the accepted pictures, each with its share of different points. */
async function changedParts(name: string, now: Buffer, parts: readonly Part[]): Promise<string[]> {
  const [was, is] = await Promise.all([readFile(path.join(ACCEPTED, `${name}.png`)).then(pointsOf), pointsOf(now)])
  if (was.width !== is.width) return [`the page is ${is.width} points wide, not ${was.width}`]
  const height = Math.min(was.height, is.height)
  const size = height * is.width * 4
  const canvas = createCanvas(is.width, height)
  const context = canvas.getContext('2d')
  const marked = context.createImageData(is.width, height)
  pixelmatch(was.data.subarray(0, size), is.data.subarray(0, size), marked.data, is.width, height, { diffMask: true })
  const changed = parts.flatMap(({ name: part, top, bottom }) => {
    const points = (Math.min(bottom, height) - top) * is.width
    const alpha = marked.data.subarray(top * is.width * 4, Math.min(bottom, height) * is.width * 4)
    let other = 0
    for (let at = 3; at < alpha.length; at += 4) if (alpha[at]) other++
    return other > points * TOLERANCE ? [`${part}: ${((100 * other) / points).toFixed(2)} %`] : []
  })
  if (was.height !== is.height) changed.push(`the page is ${is.height} points high, not ${was.height}`)
  if (changed.length > 0) {
    context.putImageData(marked, 0, 0)
    await mkdir(DIFFERENT, { recursive: true })
    await writeFile(path.join(DIFFERENT, `${name}.png`), now)
    await writeFile(path.join(DIFFERENT, `${name}-changes.png`), canvas.toBuffer('image/png'))
  }
  return changed
}

describe.each(['light', 'dark'] as const)('the gallery, %s', (colorScheme) => {
  it.each([1440, 390])('looks at %i px as it was accepted', async (width) => {
    const { page, context, complaints } = await openPage(gallery.url, { viewport: { width, height: 900 } })
    await page.clock.setFixedTime(NOW)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/gallery.html')
    await whole(page)
    // Cards out of view are not drawn.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
    // The focus would be visible, and which window has it depends on the one before.
    await page.evaluate(() => window.focus())
    await drawn(page)
    const parts = await page.locator('[data-part]').evaluateAll((sections) =>
      sections.map((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        const name = (section as HTMLElement).dataset.part ?? ''
        return { name, top: Math.floor(top + scrollY), bottom: Math.ceil(bottom + scrollY) }
      }),
    )
    const now = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    await context.close()
    expect(complaints).toEqual([])
    const name = `${colorScheme}-${width}`
    if (ACCEPTS) await writeFile(path.join(ACCEPTED, `${name}.png`), now)
    else await rm(path.join(DIFFERENT, `${name}.png`), { force: true })
    expect(await changedParts(name, now, parts), `compare ${DIFFERENT}, then npm run gallery:accept`).toEqual([])
  })
})

describe('a calendar', () => {
  const day = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  it('is walked by keys, takes both ends of a range, and gives the focus back', async () => {
    const { page, context, complaints } = await openPage(gallery.url)
    await page.goto('/gallery.html?window=calendar')
    await expect.poll(() => day(page)).toBe('2026年11月10日')
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Enter']) await page.keyboard.press(key)
    await page.getByText('从 2026-10-02 起，请选结束日期').waitFor()
    // The day after it is looked at then.
    for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => day(page)).toBe('出场日期 选择日期')
    const ends = page.getByRole('textbox')
    expect(await ends.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
      '2026-09-26',
      '2026-10-02',
    ])
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '选择月份' }).click()
    await page.getByRole('button', { name: '12月' }).click()
    await page.getByRole('button', { name: '2026年12月24日' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => day(page)).toBe('出场日期 选择日期')
    await context.close()
    expect(complaints).toEqual([])
  })
})

describe('the gallery', () => {
  it('shows every part of ui and kit', () => {
    const reached = new Set<string>()
    const walk = (file: string): void => {
      if (reached.has(file)) return
      reached.add(file)
      for (const { to, isType } of importsOf(file)) if (!isType && to.startsWith('web/src/')) walk(to)
    }
    walk('web/src/gallery/main.tsx')
    const parts = [...sourcesIn('web/src/ui'), ...sourcesIn('web/src/kit')].filter((file) => file.endsWith('.tsx'))
    expect(parts.filter((file) => !reached.has(file))).toEqual([])
  })
})
