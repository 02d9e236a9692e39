import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import QRCode from 'qrcode'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { signedIn } from './sign-in'

const CARD = 'B10000000000012'
/** Pictures of one film, which the browser shows again and again. */
const FRAMES = 10

let app: DemoApp
let company: TestCompany
let folder: string

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  await newProject(company)
  folder = await mkdtemp(path.join(tmpdir(), 'tufang-camera-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Spoil = (picture: Sharp) => Sharp
const readable: Spoil = (picture) => picture
/** A seventh of the light, as in a cab at night. */
const dark: Spoil = (picture) => picture.linear(0.14, 6)
const blurred: Spoil = (picture) => picture.blur(14)

/** Film of a card's code before a camera. */
async function filmOf(spoil: Spoil): Promise<string> {
  const code = await QRCode.toBuffer(`https://x.cn/card?no=${CARD}`, { width: 420, margin: 4 })
  const ground = { width: 1280, height: 720, channels: 3, background: '#b8a890' } as const
  const held = await sharp({ create: ground })
    .composite([{ input: code, left: 430, top: 150 }])
    .png()
    .toBuffer()
  const picture = await spoil(sharp(held)).jpeg().toBuffer()
  const film = path.join(folder, `${spoil.name}.mjpeg`)
  await writeFile(film, Buffer.concat(Array.from({ length: FRAMES }, () => picture)))
  return film
}

/** Page of punches whose camera shows a film. */
async function scanning(spoil: Spoil) {
  const browser = await openBrowser({}, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${await filmOf(spoil)}`,
  ])
  const { person } = await newOperator(company, {})
  const storageState = await signedIn(app, person.mobile, 'OPERATOR')
  const opened = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState, browser })
  await opened.page.goto('/work/punch')
  await opened.page.getByRole('button', { name: '扫卡' }).click()
  return { ...opened, close: () => browser.close() }
}

it.each([
  ['clear', readable],
  ['dark', dark],
])('reads a %s code before the camera', async (_, spoil) => {
  const { page, close } = await scanning(spoil)
  await page.getByRole('region', { name: CARD }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await close()
})

it('tells that a blurred code cannot be read, and lets it be typed', async () => {
  const { page, complaints, close } = await scanning(blurred)
  await page.getByText('看不清').waitFor()
  await page.getByRole('button', { name: '手工输入' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByRole('region', { name: /^B/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
