import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Caller } from './caller.ts'
import { LIST, type Place } from './load.ts'

const ROUNDS = [5, 5, 6]
/** Number of connections in the pool. */
const POOL = 16
const WAIT_MS = 10_000
const SCAN =
  'mutation ($cardNos: [String!]!, $key: String) { scanCards(cardNos: $cardNos, idempotencyKey: $key) { message } }'

/**
 * Ends the backends of scans that wait for a locked card. The same scans must succeed afterwards, and the whole pool
 * must answer at once.
 */
export async function terminations(
  caller: Caller,
  { company, cards }: Place,
  url: string,
  bad: { wedged: string[]; answers: string[] },
): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  let used = 0
  for (const [round, count] of ROUNDS.entries()) {
    const scanned = cards.slice(used, used + count)
    used += count
    const requests = scanned.map((card) => ({ query: SCAN, variables: { cardNos: [card], key: `t${round}-${card}` } }))
    await database.query('begin')
    await database.query('select from card where company_id = $1 and card_no = any($2) for update', [company, scanned])
    const answers = Promise.all(requests.map((request) => caller.send(request)))
    const ended = await endWaiting(url, count)
    await database.query('rollback')
    const outcomes = await answers
    console.log(`round ${round + 1}: ${ended} backends ended; answers: ${outcomes.map(({ kind }) => kind).join(' ')}`)
    for (const outcome of outcomes) {
      if (outcome.kind === 'hung') bad.wedged.push(outcome.reason)
      if (outcome.kind === 'fault' || outcome.kind === 'refused' || outcome.kind === 'gone')
        bad.answers.push(outcome.reason)
    }
    for (const request of requests) {
      const again = await caller.send(request)
      if (again.kind !== 'done') bad.answers.push(`again: ${JSON.stringify(again)}`)
    }
  }
  await database.end()
  const began = performance.now()
  const outcomes = await Promise.all(Array.from({ length: POOL }, () => caller.send(LIST)))
  const answered = outcomes.filter(({ kind }) => kind === 'done').length
  console.log(`${answered} of ${POOL} requests at once answered, in ${(performance.now() - began).toFixed(0)} ms`)
  for (const outcome of outcomes) if (outcome.kind !== 'done') bad.wedged.push(JSON.stringify(outcome))
}

/** Ends the program's backends as soon as a number of them wait for a lock. */
async function endWaiting(url: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const until = performance.now() + WAIT_MS; performance.now() < until; await sleep(10)) {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'tufang' and wait_event_type = 'Lock'`,
      )
      if (rows.length < count) continue
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [rows.map(({ pid }) => pid)])
      return rows.length
    }
    return 0
  } finally {
    await client.end()
  }
}
