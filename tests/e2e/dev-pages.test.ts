import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@tufang/tests/free-port'
import { root } from '@tufang/tests/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage } from './browser'
import { demoApp } from './demo-app'

let vite: ChildProcess
let url: string

beforeAll(async () => {
  const app = await demoApp()
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
  await once(vite, 'exit')
})

it('shows the sign-in as it is written, not built', async () => {
  const { page, context, complaints } = await openPage(url)
  await page.goto('/login')
  await page.getByRole('heading', { name: '登录' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('opens the playground, whose editor knows the schema', async () => {
  const { page, context, complaints } = await openPage(url)
  await page.goto('/playground')
  await page.getByRole('region', { name: '查询语句' }).locator('.CodeMirror').click()
  await page.keyboard.press('ControlOrMeta+a')
  // The editor underlines fields that the schema lacks.
  await page.keyboard.type('{ viewerr }')
  await page.locator('.CodeMirror-lint-mark-error').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
