import { get, type IncomingMessage } from 'node:http'
import { newCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openPage } from './browser'
import { type DemoApp, demoApp, startDemoApp } from './demo-app'
import { settled } from './settled'
import { openAs, signIn } from './sign-in'

/** Sizes of the pages as transferred, in bytes. */
const KB = 1024
const SIGN_IN = 120 * KB
const FIRST_ROUTE = 190 * KB
/** The page of punches, opened by a phone that has nothing. */
const PUNCHES = 200 * KB
/** Files that a page loads with an empty cache. On a slow line each request costs more than the code in the file. */
const SIGN_IN_FILES = 20
const LIST_FILES = 45

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

/** Files that a page has loaded since the last call, by address, with their bytes. */
async function filesOf(page: Page): Promise<() => Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const [names, bytes] = [new Map<string, string>(), new Map<string, number>()]
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (['Document', 'Script', 'Stylesheet', 'Font', 'Image'].includes(type)) names.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name) bytes.set(name, encodedDataLength)
  })
  return () => {
    const since = new Map(bytes)
    bytes.clear()
    return since
  }
}

const total = (files: Map<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)

const headersOf = (url: string, encodings?: string, accept = '*/*'): Promise<IncomingMessage['headers']> =>
  new Promise((resolve, reject) => {
    const headers = { accept, ...(encodings ? { 'accept-encoding': encodings } : {}) }
    get(url, { headers }, (response) => {
      response.resume()
      resolve(response.headers)
    }).on('error', reject)
  })

it('signs in with 120 KB, and opens the first page with 190 KB more', async () => {
  const { context, page } = await openPage(app.url)
  const taken = await filesOf(page)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const first = taken()
  expect([...first.keys()].some((name) => name.endsWith('.js'))).toBe(true)
  expect(total(first)).toBeLessThan(SIGN_IN)
  expect(first.size).toBeLessThanOrEqual(SIGN_IN_FILES)
  await signIn(page, app, '13800000002')
  await page.getByRole('region', { name: '今日待办' }).waitFor()
  // The stream of changes stays open.
  await settled(page)
  expect(total(taken())).toBeLessThan(FIRST_ROUTE)
  await context.close()
})

it('opens the page of punches with 200 KB, and again without a network', async () => {
  const company = await newCompany()
  const { person } = await newOperator(company, {})
  const { context, page } = await openAs(app, person.mobile, { as: 'OPERATOR' })
  const taken = await filesOf(page)
  await page.goto('/work/punch')
  await page.getByRole('button', { name: '扫卡' }).waitFor()
  await settled(page)
  expect(total(taken())).toBeLessThan(PUNCHES)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: '扫卡' }).waitFor()
  await context.close()
})

it('keeps no call, no other page and no worker of an earlier build', async () => {
  const worker = await headersOf(`${app.url}/sw.js`)
  expect(worker['cache-control']).toBe('no-cache')
  expect(worker['content-type']).toMatch(/javascript/)
  expect((await headersOf(`${app.url}/manifest.webmanifest`))['content-type']).toMatch(/manifest\+json/)
  const { context, page } = await openAs(app, '13800000002', { at: '/work/punch' })
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.goto('/chain/settlement')
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.evaluate('navigator.serviceWorker.controller')).toBe(null)
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.startsWith('/assets/PunchPage'))).toBe(true)
  expect(kept.filter((path) => !/^\/(assets\/.+|index\.html|favicon\.svg)$/.test(path))).toEqual([])
  await context.close()
})

it.each(['/chain/business/companywaybill2', '/chain/settlement', '/base/trucks'])(
  'opens %s with few files',
  async (address) => {
    const { context, page } = await openAs(app, '13800000002')
    const taken = await filesOf(page)
    await page.goto(address)
    await page.getByRole('row').nth(1).waitFor()
    await settled(page)
    expect(taken().size).toBeLessThanOrEqual(LIST_FILES)
    await context.close()
  },
)

it('asks for nothing but its own documents, in front of a server that takes no others', async () => {
  const strict = await startDemoApp({ knownDocumentsOnly: true })
  const { page, complaints } = await openPage(strict.url)
  await page.goto('/login')
  await signIn(page, strict, '13800000002')
  await page.goto('/chain/settlement')
  await page.getByRole('row').nth(1).waitFor()
  await settled(page)
  // The playground is told the cost of the query that it begins with, which no page has.
  const told = page.waitForResponse((response) => response.url().endsWith('/graphql'))
  await page.goto('/playground')
  expect((await told).status()).toBe(200)
  expect(complaints).toEqual([])
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: '{ viewer { roleType } }' })
  expect((await fetch(`${strict.url}/graphql`, { method: 'POST', headers, body })).status).toBe(403)
  await strict.stop()
})

it('sends files as small as the browser takes them, and lets it keep what is named by its content', async () => {
  const html = await (await fetch(`${app.url}/login`, { headers: { accept: 'text/html' } })).text()
  const [, script = ''] = /src="(\/assets\/main[^"]+\.js)"/.exec(html) ?? []
  const [br, gzip, plain] = await Promise.all(
    ['br, gzip', 'gzip', undefined].map((encodings) => headersOf(`${app.url}${script}`, encodings)),
  )
  expect([br, gzip, plain].map((headers) => headers?.['content-encoding'])).toEqual(['br', 'gzip', undefined])
  const lengths = [br, gzip, plain].map((headers) => Number(headers?.['content-length']))
  expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths)
  expect(Number(br?.['content-length']) * 2).toBeLessThan(Number(plain?.['content-length']))
  for (const headers of [br, gzip, plain]) {
    expect(headers?.['content-type']).toMatch(/javascript/)
    expect(headers?.vary).toMatch(/accept-encoding/i)
    expect(headers?.['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect((await headersOf(`${app.url}/index.html`))['cache-control']).toBe('no-cache')
})

it('takes pictures, forms, powers and openers of pages from nowhere else', async () => {
  const page = await headersOf(`${app.url}/login`, undefined, 'text/html')
  expect(page['content-security-policy']).toContain("img-src 'self' data: blob:;")
  expect(page['content-security-policy']).toContain("form-action 'self'")
  expect(page['permissions-policy']).toMatch(/camera=\(self\).*geolocation=\(self\).*microphone=\(\)/)
  expect(page['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  // The page returns at once, unless it tells its opener the outcome of signing in elsewhere.
  const returned = await headersOf(`${app.url}/authredirect?code=1`, undefined, 'text/html')
  expect(returned['cross-origin-opener-policy']).toBe('unsafe-none')
})

it('sends what was built and nothing beside it, however a path is written', async () => {
  const answer = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      // A browser would correct the path before it sends it.
      const { hostname, port } = new URL(app.url)
      get({ hostname, port, path, headers: { accept: '*/*' } }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString()
        resolve({ status: response.statusCode, body })
      }).on('error', reject)
    })
  expect((await answer('/index.html')).body).toContain('<div id="root">')
  expect((await answer('/%69ndex.html')).status).toBe(200)
  for (const up of ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '%252e%252e%252f', '..%5c', '..\\', './../', 'x/../../'])
    for (const path of [
      `/${up}package.json`,
      `/assets/${up}${up}package.json`,
      `/assets/${up}${up}${up}package.json`,
    ]) {
      const { status, body } = await answer(path)
      expect([path, status === 400 || status === 403 || status === 404]).toEqual([path, true])
      expect(body).not.toContain('tufang')
    }
})
