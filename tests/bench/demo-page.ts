import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '../support/free-port.ts'

/** Starts the demo world on a port of its own; its data is removed at the end. */
export async function startDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: String(port),
    DATA_DIR: 'memory',
    DEMO: '1',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['seeds/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const ended = once(child, 'exit')
  const ready = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return {
    url,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** Signs somebody of the demo in on a page; in the office unless another role and its first page are given. */
export async function signIn(
  page: Page,
  mobile: string,
  { role = '建筑公司', home = '**/wel/index' } = {},
): Promise<void> {
  await page.goto('/login')
  await page.getByRole('tab', { name: role }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  const sent = await page.request.get(`/demo/sms?mobile=${mobile}`)
  const { data } = (await sent.json()) as { data: { code: string } }
  await page.getByRole('textbox', { name: '验证码' }).fill(data.code)
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL(home)
}
