import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from '../bench/account.ts'
import { Caller } from './caller.ts'
import { LIST } from './load.ts'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'

/**
 * Measures lists while many people send codes through a gateway that takes seconds, in turns with no sending. Prints
 * one figure a line: median and longest times of the lists, alone and meanwhile, and the time of sending.
 */
const TAKES_MS = 4500
const SENDERS = 24
const ROUNDS = 3
const CLERK = '13800000002'
const CODE = 'mutation ($mobile: String!) { sendCode(mobile: $mobile) }'

let heard = 0
const gateway = createServer((_, answer) => {
  heard += 1
  setTimeout(() => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}'), TAKES_MS)
})
await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
const { port } = gateway.address() as AddressInfo

const postgres = await startPostgres({ durable: false })
const filling = await startProgram({ DATABASE_URL: postgres.url, DEMO: '1' })
await filling.end()
const program = await startProgram({ DATABASE_URL: postgres.url, SMS_HTTP_URL: `http://127.0.0.1:${port}/` })
const database = new pg.Client({ connectionString: postgres.url })
try {
  await database.connect()
  const caller = new Caller(program.url, { authorization: `Bearer ${await signIn(database, CLERK)}` })
  const mobiles = Array.from({ length: SENDERS }, (_, at) => `139${String(at).padStart(8, '0')}`)
  const stranger = new Caller(program.url)
  for (let at = 0; at < 50; at++) await caller.ask(LIST)
  const [alone, beside, sending]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    await listsUntil(caller, sleep(TAKES_MS), alone)
    await database.query('truncate sms_code, sms_phone')
    const sent = mobiles.map(async (mobile) => {
      const began = performance.now()
      await stranger.send({ query: CODE, variables: { mobile } })
      sending.push(performance.now() - began)
    })
    await listsUntil(caller, Promise.all(sent), beside)
    await sleep(TAKES_MS)
  }
  console.log(`${heard} codes reached the gateway, which took ${TAKES_MS} ms for each`)
  console.log(`lists alone: ${told(alone)}`)
  console.log(`lists beside ${SENDERS} senders: ${told(beside)}`)
  console.log(`sending: ${told(sending)}`)
} finally {
  await database.end()
  await program.end()
  await postgres.discard()
  gateway.closeAllConnections()
  gateway.close()
}

/** Requests a list again and again until other work ends; returns the times in ms. */
async function listsUntil(caller: Caller, done: Promise<unknown>, times: number[]): Promise<void> {
  let over = false
  const ending = done.finally(() => {
    over = true
  })
  while (!over) {
    const began = performance.now()
    await caller.ask(LIST)
    times.push(performance.now() - began)
    await sleep(5)
  }
  await ending
}

function told(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return `median ${median.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms, of ${times.length}`
}
