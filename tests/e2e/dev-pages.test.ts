import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@tufang/tests/free-port'
import { root } from '@tufang/tests/imports'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'

let app: DemoApp
let browser: Browser
let vite: ChildProcess
let url: string

beforeAll(async () => {
  app = await startDemoApp()
  browser = await openBrowser()
  const port = await freePort()
  url = `http://localhost:${port}`
  vite = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), '--port', `${port}`, '--strictPort'],
    {
      cwd: path.join(root, 'web'),
      env: { PATH: process.env.PATH, API_URL: app.url, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface({ input: vite.stdout as NodeJS.ReadableStream })
  for await (const line of lines) if (line.includes(url)) break
})

afterAll(async () => {
  vite.kill()
  await Promise.all([once(vite, 'exit'), browser.close(), app.stop()])
})

it('shows the sign-in as it is written, not built', async () => {
  const { page, context, complaints } = await openPage(browser, url)
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('opens the playground with the workers of its editor', async () => {
  const { page, context, complaints } = await openPage(browser, url)
  await page.goto('/playground')
  await page.locator('.graphiql-editor .view-line').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  // The worker for GraphQL underlines what is not closed.
  await page.keyboard.type('query { viewer ')
  await page.locator('.squiggly-error').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
