import { testDatabase } from '@tufang/tests/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NamedClient } from './named-client.js'
import { STEPS } from './wall.js'

let client: NamedClient
beforeAll(async () => {
  client = new NamedClient({ connectionString: (await testDatabase()).url })
  await client.connect()
})
afterAll(() => client.end())

/** Statements that the server keeps planned, by its own view, without those that begin every connection. */
async function kept(): Promise<string[]> {
  const asked: Promise<{ rows: { statement: string }[] }> = client.query(
    `select statement from pg_prepared_statements where name <> all('{${STEPS.map(({ name }) => name).join()}}') order by prepare_time`,
  )
  return (await asked).rows.map(({ statement }) => statement)
}

it('keeps plans for statements of a million characters in all, and runs further ones without', async () => {
  const long = Array.from(
    { length: 3 },
    (_, at) => `select $1::text as ${'x'.repeat(50)} -- ${at}${'-'.repeat(400_000)}`,
  )
  for (const text of [...long, 'select $1::int as short']) await client.query(text, ['1'])
  expect(await kept()).toEqual([long[0], long[1], 'select $1::int as short'])
})
