import { Episode, type Run } from './episode'
import { type Step, stepOf, stepText } from './schedule'
import { smallest } from './shrink'
import { ChaosFault, Tally } from './tally'

/** So many steps are done on one copy of the world: later ones find ever less that is as they need it. */
const EPISODE = 40
/** A run that has found so much is over. */
const MOST_FAULTS = 3

export interface Plan {
  seed: number
  /** Kills to come to. */
  program: number
  database: number
  /** Numbers of steps, where others are left out. */
  only?: readonly number[]
}

/** Goes through the schedule of a seed until there were kills enough; what fails is made smaller and told. */
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

/** Steps in the order of their numbers; those that would kill more than is asked for are left out. */
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

/** Does steps on a copy of the world; gives what went wrong. */
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
  // Nothing of this counts for the run.
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
