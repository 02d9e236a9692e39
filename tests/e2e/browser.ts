import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import type { Locator } from 'playwright-core'
import { type Browser, type BrowserContext, type LaunchOptions, chromium as launcher, type Page } from 'playwright-core'
import { frames, watchRequests } from './settled.ts'

/** Chromium from an npm package, unpacked on first use; CHROME_PATH names another one. */
export const browserPath = async (): Promise<string> => process.env.CHROME_PATH ?? (await chromium.executablePath())

const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url))

/** A page of a story lives for seconds: optimising its scripts takes longer than running them as they are. */
const UNOPTIMIZED = '--js-flags=--no-opt,--no-maglev'

/** @param further arguments of the command line besides the usual ones */
export async function openBrowser(options: LaunchOptions = {}, further: readonly string[] = []): Promise<Browser> {
  return launcher.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN', UNOPTIMIZED, ...further],
    env: { ...process.env, FONTCONFIG_FILE: FONTS },
    headless: true,
    ...options,
  })
}

let shared: Promise<Browser> | undefined

/** The browser that all stories of a worker share; it ends with the worker. */
function workerBrowser(): Promise<Browser> {
  shared ??= openBrowser()
  return shared
}

/** Storage of a browser after a sign-in. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Watched {
  context: BrowserContext
  page: Page
  /** Complaints of the console and the network; a story ends with none. */
  complaints: string[]
}

/** Browser contexts that are open, each with the address of the program that it asks. */
const open = new Map<BrowserContext, string>()

/** Closes pages that stories have left open: of one program before it stops, or all after a file. */
export async function closePages(of?: string): Promise<void> {
  const left = [...open].filter(([, url]) => of === undefined || url === of)
  await Promise.all(left.map(([context]) => context.close()))
}

interface Opening {
  viewport?: { width: number; height: number }
  /** Whether the screen is touched, as that of a phone. */
  touch?: boolean
  storageState?: StorageState
  /** Another browser than the worker's. */
  browser?: Browser
}

/** Longer than a busy machine takes: this only ends a hanging page. */
const PATIENCE_MS = 120_000

/**
 * Page that records console errors, failed requests and answers of 400 and more; with or without a signed-in person.
 */
export async function openPage(
  url: string,
  { viewport = { width: 1440, height: 900 }, touch = false, storageState, browser }: Opening = {},
): Promise<Watched> {
  const context = await (browser ?? (await workerBrowser())).newContext({
    baseURL: url,
    viewport,
    hasTouch: touch,
    locale: 'zh-CN',
    acceptDownloads: true,
    // Windows that slide in and out are waited for hundreds of times.
    reducedMotion: 'reduce',
    ...(storageState ? { storageState } : {}),
  })
  open.set(context, url)
  context.on('close', () => open.delete(context))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  typeAsPeopleDo(page)
  escapeAsPeopleDo(page)
  watchRequests(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A request that was cut off by leaving the page has not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`network: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`)
  })
  return { context, page, complaints }
}

let done = false

/**
 * Fields are filled once a click would reach them. Playwright fills one that still lies under a closing window, and the
 * window then gives the focus back to where it came from: the choices of a field are gone.
 */
export function typeAsPeopleDo(page: Page): void {
  if (done) return
  done = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const { fill } = locators
  locators.fill = async function (value, options) {
    await this.click({ trial: true, ...(options?.timeout === undefined ? {} : { timeout: options.timeout }) })
    await fill.call(this, value, options)
  }
}

/**
 * Escape closes a window or a menu, which then gives the focus back to where it came from: nobody is quick enough to
 * open another one in between, which would be closed at once.
 */
function escapeAsPeopleDo(page: Page): void {
  const { keyboard } = page
  const press = keyboard.press.bind(keyboard)
  keyboard.press = async (key, options) => {
    await press(key, options)
    if (key === 'Escape' && !page.isClosed()) await frames(page, 3)
  }
}
