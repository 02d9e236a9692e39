import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type LaunchOptions, chromium as launcher, type Page } from 'playwright-core'
import { watchRequests } from './settled.ts'
import { typeAsPeopleDo } from './typing.ts'

/** A Chromium from an npm package, unpacked when there is none yet; CHROME_PATH names another. */
export const browserPath = async (): Promise<string> => process.env.CHROME_PATH ?? (await chromium.executablePath())

const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url))

export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return launcher.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--lang=zh-CN'],
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

/** What a browser keeps of somebody who has signed in. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Watched {
  context: BrowserContext
  page: Page
  /** What the console and the network complained about; a story ends with none. */
  complaints: string[]
}

/** Browser contexts that are open, each with the address of the program that it asks. */
const open = new Map<BrowserContext, string>()

/** Closes what stories have left open: of one program before it stops, or everything after a file. */
export async function closePages(of?: string): Promise<void> {
  const left = [...open].filter(([, url]) => of === undefined || url === of)
  await Promise.all(left.map(([context]) => context.close()))
}

interface Opening {
  viewport?: { width: number; height: number }
  storageState?: StorageState
  /** Another browser than the worker's. */
  browser?: Browser
}

/** Longer than a busy machine takes: this only ends what hangs. */
const PATIENCE_MS = 120_000

/** A page whose console errors, failed requests and answers of 400 and more are kept; of somebody who is signed in already, or of nobody. */
export async function openPage(
  url: string,
  { viewport = { width: 1440, height: 900 }, storageState, browser }: Opening = {},
): Promise<Watched> {
  const context = await (browser ?? (await workerBrowser())).newContext({
    baseURL: url,
    viewport,
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
  watchRequests(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // What was still loading when the page was left has not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`network: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`answer: ${response.status()} ${response.url()}`)
  })
  return { context, page, complaints }
}
