import { randomInt } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { Ground } from './ground'
import { losesWrites } from './planted'
import { chaos, type Plan } from './run'
import { Tally } from './tally'

/**
 * `npm run test:chaos` kills often, each time with a new seed; the suite kills a few times, always with the same one.
 */
const MANY = Number(process.env.CHAOS_KILLS ?? 0)
const STEPS = process.env.CHAOS_STEPS?.split(',').map(Number)
const SEED = Number(process.env.CHAOS_SEED ?? (MANY > 0 ? randomInt(2 ** 31) : 38))
const FEW = { program: 5, database: 4 }
const HOURS = 3_600_000

const kills = MANY > 0 ? { program: Math.ceil((MANY * 3) / 4), database: Math.floor(MANY / 4) } : FEW
const plan: Plan = { seed: SEED, ...kills, ...(STEPS ? { only: STEPS } : {}) }

/** One company is for verbs without disturbances. */
const ground = await Ground.open(MANY > 0 ? 5 : 2)
afterAll(() => ground.close())

it('does every verb once or not at all, whatever is killed and when', { timeout: 4 * HOURS }, async () => {
  const tally = new Tally()
  const began = performance.now()
  const told: string[] = []
  const tell = (line: string) => {
    told.push(line)
    if (MANY > 0) console.log(line)
  }
  tell(`seed ${SEED}`)
  await chaos({ ground, tally, known: new Map() }, plan, tell)
  const starts = ground.programs.flatMap((program) => program.starts).toSorted((one, other) => one - other)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  tell(`${minutes} minutes; a start took ${starts[starts.length >> 1]?.toFixed(0)} ms in the median`)
  for (const line of tally.lines()) tell(line)
  expect(tally.faults, told.join('\n')).toEqual([])
})

if (MANY > 0 && !STEPS)
  it('makes a schedule that fails as small as the two steps that it takes', { timeout: HOURS }, async () => {
    const { afterwards, culprits } = losesWrites()
    const told: string[] = []
    const run = { ground, tally: new Tally(), known: new Map(), afterwards }
    await chaos(run, { ...plan, only: Array.from({ length: 8 }, (_, no) => no) }, (line) => told.push(line))
    for (const line of told) console.log(line)
    expect(culprits).toHaveLength(2)
    expect(told).toContain(`CHAOS_SEED=${SEED} CHAOS_STEPS=${culprits.join(',')} npm run test:chaos`)
  })
