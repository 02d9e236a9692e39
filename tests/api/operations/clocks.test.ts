import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { HOUR, SECOND } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { root } from '@tufang/tests/imports'
import { rowOf } from '@tufang/tests/rows'
import { buildServer, startServer } from '@tufang/tests/server-process'
import { documents } from '@tufang/tests/sign-in'
import { uniqueAddress } from '@tufang/tests/unique'
import { afterAll, expect, it } from 'vitest'

/** Two programs on one database, one of them on a machine whose clock is wrong. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-clocks-'))
const database = await testDatabase()
const company = await newCompany()
const main = await buildServer()

async function programWith(clockMs: number) {
  return startServer(main, {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'info',
    CLOCK_MS: String(clockMs),
    NODE_OPTIONS: `--import ${path.join(root, 'tests/chaos/bent.ts')}`,
  })
}
const right = await programWith(0)
const late = await programWith(-HOUR)
const early = await programWith(HOUR)
afterAll(async () => {
  for (const program of [right, late, early]) {
    program.kill('SIGKILL')
    await program.exited
  }
  await rm(dataDir, { recursive: true })
})

interface Asked {
  token?: string
  userHash?: string
}

async function ask<Data>(
  { port }: { port: number },
  query: string,
  variables: object,
  { token, userHash }: Asked = {},
): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': uniqueAddress(),
    ...(token ? { authorization: `Bearer ${token}`, authorizationmd5: userHash ?? '' } : {}),
  }
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown[] }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Code that was last sent to a phone. */
async function codeOf(mobile: string): Promise<string> {
  const lines = (await readFile(path.join(dataDir, 'outbox/sms.jsonl'), 'utf8')).trim().split('\n')
  const sent = lines.map((line) => JSON.parse(line) as { mobile: string; code?: string })
  return sent.findLast((one) => one.mobile === mobile && one.code)?.code ?? ''
}

it.each([
  ['an hour behind', late, '结算员', '审核员'],
  ['an hour ahead', early, '管理员', '出纳'],
] as const)('a program whose clock is %s agrees with another on what is over', async (_, wrong, one, other) => {
  for (const [asked, shown, who] of [
    [wrong, right, one],
    [right, wrong, other],
  ] as const) {
    const mobile = company.people[who]?.mobile ?? ''
    await ask(asked, documents.sendCode, { mobile })
    const { seconds } = await rowOf<{ seconds: number }>(
      sql`select extract(epoch from expires_at - clock_timestamp())::float8 as seconds from sms_code where mobile = ${mobile} order by created_at desc limit 1`,
    )
    // Measured by the machine's clock, the result would differ by an hour; the duration of the request hardly matters.
    expect(Math.abs(seconds) * SECOND).toBeLessThan(HOUR / 2)
    const input = { phone: mobile, code: await codeOf(mobile) }
    const { signIn } = await ask<{ signIn: { accessToken: string; userHash: string } }>(shown, documents.signIn, {
      input,
    })
    const session = { token: signIn.accessToken, userHash: signIn.userHash }
    for (const program of [asked, shown]) {
      const { viewer } = await ask<{ viewer: { company: { id: string } } }>(program, documents.viewer, {}, session)
      expect(viewer.company.id).toBe(company.id)
    }
  }
})
