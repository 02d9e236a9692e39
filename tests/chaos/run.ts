import { Episode, type Run } from './episode'
import { type Step, stepOf, stepText } from './schedule'
import { smallest } from './shrink'
import { ChaosFault, Tally } from './tally'

/** Most steps on one copy of the world: the further a copy goes, the fewer rows remain that a step can use. */
const EPISODE = 40
/** Number of faults at which a run ends. */
const MOST_FAULTS = 3

export interface Plan {
  seed: number
  /** Number of kills of the program, and of the database, that the run has to reach. */
  program: number
  database: number
  /** Numbers of the steps to run; all if missing. */
  only?: readonly number[]
}

/**
 * Runs the steps of a seed until enough kills have happened. Prints each fault with the smallest schedule that has it.
 */
export async function chaos(run: Run, plan: Plan, tell: (line: string) => void): Promise<void> {
  const { tally } = run
  const next = stepsOf(run, plan)
  for (let episode = 0; tally.faults.length < MOST_FAULTS; episode++) {
    const steps: Step[] = []
    const fault = await inEpisode(run, function* () {
      while (steps.length < EPISODE) {
        const step = next.next()
        if (step.done) return
        steps.push(step.value)
        yield step.value
      }
    })
    if (steps.length === 0) return
    tell(`episode ${episode}: kills of the program ${tally.programKills}, of the database ${tally.databaseKills}`)
    if (fault) {
      tally.faults.push(fault)
      await tellSmallest(run, plan, steps, fault, tell)
    }
  }
}

/** Steps in the order of their numbers, without kills beyond the number that the plan asks for. */
function* stepsOf({ ground, tally }: Run, { seed, program, database, only }: Plan): Generator<Step, undefined> {
  const verbs = ground.world.verbs.map(({ name }) => name)
  if (only) {
    for (const no of only) yield stepOf(seed, no, verbs)
    return
  }
  for (let no = 0; tally.programKills < program || tally.databaseKills < database; no++) {
    const step = stepOf(seed, no, verbs)
    const { fault } = step
    if (fault.kind === 'kill') {
      const isProgram = fault.victim === 'program'
      if (isProgram ? tally.programKills >= program : tally.databaseKills >= database) continue
    }
    yield step
  }
}

/** Runs steps on a copy of the world up to the first fault, which it returns. */
async function inEpisode(run: Run, steps: () => Iterable<Step>): Promise<ChaosFault | undefined> {
  const episode = await Episode.begin(run)
  let at: Step | undefined
  try {
    for (const step of steps()) {
      at = step
      await episode.step(step)
    }
    at = undefined
    await episode.end()
    return undefined
  } catch (error) {
    if (error instanceof ChaosFault) return error
    return new ChaosFault(error instanceof Error ? (error.stack ?? error.message) : String(error), at)
  } finally {
    await episode.leave()
  }
}

async function tellSmallest(
  run: Run,
  { seed }: Plan,
  steps: readonly Step[],
  fault: ChaosFault,
  tell: (line: string) => void,
): Promise<void> {
  tell(`seed ${seed}, ${fault.step ? `step ${stepText(fault.step)}` : 'at the end of an episode'}: ${fault.what}`)
  // Kills while shrinking do not count for the run.
  const apart = { ...run, tally: new Tally() }
  let last = fault
  const left = await smallest(steps, async (some) => {
    const again = await inEpisode(apart, () => some)
    if (again) last = again
    return again !== undefined
  })
  tell(`smallest schedule that still fails, of ${steps.length} steps:`)
  for (const step of left) tell(`  ${stepText(step)}`)
  tell(`  ${last.what}`)
  tell(`CHAOS_SEED=${seed} CHAOS_STEPS=${left.map(({ no }) => no).join(',')} npm run test:chaos`)
}
