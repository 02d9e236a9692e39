import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testApp } from '@tufang/tests/app'
import { testDatabase } from '@tufang/tests/database'
import { TestGateway } from '@tufang/tests/gateway'
import { buildServer } from '@tufang/tests/server-process'
import { expect, it } from 'vitest'
import { targets } from './requests'
import { Lane, Tally } from './run'
import { inProcess, ownProcess } from './targets'

/**
 * `npm run test:fuzz` sends many requests to a program of its own; the suite sends few, with the same numbers each
 * time.
 */
const MANY = Number(process.env.FUZZ_REQUESTS ?? 0)
const FEW = 200
const SEED = Number(process.env.FUZZ_SEED ?? (MANY > 0 ? randomInt(2 ** 31) : 38))
const LANES = 4
/** Requests after which memory is read. */
const ROUND = 2000
const HOURS = 3_600_000

const app = await testApp()
const tally = new Tally()

async function few(): Promise<void> {
  await new Lane(app, inProcess(app), tally, SEED).run(FEW)
  expect(tally.found).toEqual([])
}

async function many(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tufang-fuzz-'))
  const [gateway, { url }] = [await TestGateway.open(), await testDatabase()]
  const program = await ownProcess(await buildServer(), {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: url, SMS_HTTP_URL: gateway.url },
    // Lifts the limit of reading, since refused queries cost the same.
    READ_UNITS_PER_MINUTE: '1000000000000',
  })
  const lanes = Array.from({ length: LANES }, (_, at) => new Lane(app, program, tally, SEED + at * 1_000_000))
  const began = performance.now()
  const tell = async (sent: number) => {
    const { seconds, heap, external, resident } = await program.used()
    const took = ((performance.now() - began) / 1000).toFixed(0)
    const memory = `heap ${heap} MB, external ${external} MB, resident ${resident} MB`
    console.log(`${sent} requests, ${took} s, ${seconds} s of processors: ${memory}; faults: ${tally.found.length}`)
  }
  try {
    await tell(0)
    for (let sent = 0; sent < MANY; sent += ROUND) {
      const round = Math.min(ROUND, MANY - sent)
      await Promise.all(lanes.map((lane) => lane.run(Math.ceil(round / LANES))))
      await tell(sent + round)
    }
    tellCounts()
    expect(tally.found).toEqual([])
    expect(program.faults()).toEqual([])
  } finally {
    await program.stop()
    gateway.close()
    await rm(folder, { recursive: true })
  }
}

function tellCounts(): void {
  const counts = [...tally.counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  console.log(`seed ${SEED}; ${tally.done.size} of ${targets.length} calls went well at least once`)
  console.log(counts.map((pair) => pair.join(': ')).join('; '))
  for (const { fault, request, answer } of tally.found) console.log(`${fault}\n  ${request}\n  ${answer}`)
}

it('answers odd requests in good order, and tells nobody of another company', { timeout: HOURS }, MANY > 0 ? many : few)
