import { once } from 'node:events'
import { loadavg } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDeflate } from 'node:zlib'
import pg from 'pg'
import { signIn } from '../bench/account.ts'
import { papers } from '../bench/papers/papers.ts'
import { faces } from '../support/papers/faces.ts'
import { type PngForm, pngWith } from '../support/upload.ts'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'

/**
 * Measures how long a signed-in person waits for the reading of a licence, while three strangers keep sending pictures,
 * each from a new address before the last one reaches its limit: `npm run faults:pictures`. Prints one figure a line,
 * and the answers to the strangers.
 */
const READINGS = 5
const SENDERS = 3
const OF_AN_ADDRESS = 40
const CLERK = '13800000002'
const LICENCE = '/chain/common/getOcrBusinessLicense'

const bombs: Record<string, Uint8Array> = {
  'nothing beside': Buffer.alloc(0),
  'PNG, 7000 x 7000, 16 bits, 4 channels': await pngBomb({ width: 7000, height: 7000, bits: 16, channels: 4 }),
  'PNG, 5300 x 7000, 8 bits, 3 channels': await pngBomb({ width: 5300, height: 7000, bits: 8, channels: 3 }),
  'a licence': papers.licence.draw(2, faces.sans),
}
const licence = papers.licence.draw(1, faces.sans)

const postgres = await startPostgres({ durable: false })
const program = await startProgram({ DATABASE_URL: postgres.url, DEMO: '1' })
const database = new pg.Client({ connectionString: postgres.url })
try {
  await database.connect()
  const authorization = `Bearer ${await signIn(database, CLERK)}`
  await send(licence, { authorization })
  for (const [what, bomb] of Object.entries(bombs)) await measure(what, bomb, authorization)
} finally {
  await database.end()
  await program.end()
  await postgres.discard()
}

async function measure(what: string, bomb: Uint8Array, authorization: string): Promise<void> {
  await database.query('truncate paper_reading')
  let over = false
  const answers = new Map<string, number>()
  const senders = Array.from({ length: bomb.length > 0 ? SENDERS : 0 }, async (_, sender) => {
    for (let at = 0; !over; at++) {
      const address = `20.${sender}.${Math.floor(at / OF_AN_ADDRESS)}.7`
      const answer = await send(bomb, { 'x-forwarded-for': address })
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  })
  await sleep(3000)
  const times: number[] = []
  const ends: string[] = []
  for (let at = 0; at < READINGS; at++) {
    const began = performance.now()
    ends.push(await send(licence, { authorization, 'x-forwarded-for': '20.200.0.7' }))
    times.push(performance.now() - began)
  }
  over = true
  await Promise.all(senders)
  const sorted = times.toSorted((one, other) => one - other)
  const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`
  const median = sorted[Math.floor(sorted.length / 2)]
  const read = ends.filter((end) => end === 'read').length
  console.log(
    `${what} (${(bomb.length / 1e6).toFixed(1)} MB): median ${seconds(median)}, longest ${seconds(sorted.at(-1))}, ${read} of ${READINGS} read; load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (answers.size > 0)
    console.log(`  senders: ${[...answers].map(([answer, count]) => `${count} x ${answer}`).join(', ')}`)
}

async function send(picture: Uint8Array, headers: Record<string, string>): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'licence.png')
  const answer = await fetch(`${program.url}${LICENCE}`, { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer) return 'closed'
  const { errorCode, code } = (await answer.json()) as { errorCode?: string; code: number }
  return code === 0 ? 'read' : (errorCode ?? String(answer.status))
}

/** PNG with equal rows and a number of pixels: small to send, and as costly to decode as any other of its size. */
async function pngBomb(form: PngForm): Promise<Buffer> {
  const { width, height, bits, channels } = form
  const row = Buffer.alloc(1 + (width * bits * channels) / 8, 0x5a)
  row[0] = 0
  const deflate = createDeflate({ level: 9 })
  const packed = buffer(deflate)
  for (let at = 0; at < height; at++) if (!deflate.write(row)) await once(deflate, 'drain')
  deflate.end()
  return pngWith(form, await packed)
}
