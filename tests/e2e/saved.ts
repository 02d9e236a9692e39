import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'

/** File that the browser saves after a click. */
export async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}
