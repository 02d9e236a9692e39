import { setTimeout as sleep } from 'node:timers/promises'
import { Caller, type Outcome, type Request } from '../faults/caller'
import { Besides } from './besides'
import { Blow } from './blow'
import type { Ground } from './ground'
import { differences, Judge } from './judge'
import { pointName, statementOf } from './points'
import type { Program } from './program'
import type { Seen } from './proxy'
import type { Step } from './schedule'
import { ChaosFault, type Tally } from './tally'
import { type Account, goesOn, type Known, wrongIn } from './verdict'
import type { Place, Verb } from './world'

const NEVER_MS = 600_000
const PAUSE_MS = 50
/** Rules of the doctor that are checked after each step. */
const FEW_RULES = 8
/** Verbs that create a row whenever they succeed. */
const MAKES = /^(add|create|open|request|start)[A-Z]/

/** Things that all episodes of a run share. */
export interface Run {
  ground: Ground
  tally: Tally
  /** Effects of verbs without disturbances. */
  known: Map<string, Known>
  /** Injected fault, for trying out how schedules shrink. */
  afterwards?: (step: Step, judge: Judge, done: readonly Step[]) => Promise<void>
}

interface Kept {
  company: string
  key: string
  answer: string
  step: Step
}

/** Steps one after the other on a copy of the world, with two programs. */
export class Episode {
  private readonly besides: Besides
  private readonly kept: Kept[] = []
  private readonly done: Step[] = []

  private constructor(
    private readonly run: Run,
    private readonly name: string,
    private readonly judge: Judge,
  ) {
    this.besides = new Besides(run.ground, run.tally)
  }

  static async begin(run: Run): Promise<Episode> {
    const { programs } = run.ground
    for (const program of programs) await program.end()
    const { name, url } = await run.ground.copy()
    for (const program of programs) program.start(name)
    await Promise.all(programs.map((program) => program.up()))
    return new Episode(run, name, new Judge(url))
  }

  /** Runs a step; returns whether its verb was disturbed. A step whose verb cannot run is skipped. */
  async step(step: Step): Promise<boolean> {
    const { ground, tally } = this.run
    const verb = ground.world.verbs.find(({ name }) => name === step.verb)
    const [twin, ...places] = ground.world.places
    const place = places[step.company % places.length]
    if (!verb || !twin || !place) throw new Error(`no ${step.verb}`)
    const known = this.run.known.get(verb.name) ?? (await this.scout(verb, twin, step))
    if (!known) {
      tally.skipped += 1
      return false
    }
    this.run.known.set(verb.name, known)
    tally.steps += 1
    await this.besides.begin(step, place)
    const account = await this.befall(step, verb, place, known)
    await this.besides.end(step, place)
    // A running import still adds rows, so that the checks wait for its end.
    if (known.goesOn) await this.judge.importsEnd(place.company)
    this.done.push(step)
    await this.run.afterwards?.(step, this.judge, this.done)
    await this.check(step, account)
    await this.keptStill(step)
    return true
  }

  /** Checks that every acknowledged verb has its rows, every promise is kept, and the doctor finds nothing. */
  async end(): Promise<void> {
    await Promise.all(this.run.ground.programs.map((program) => program.up()))
    await this.keptStill(undefined)
    const promised = await this.besides.promised()
    await this.codesArrive(promised)
    this.tell(await this.judge.broken(), undefined)
  }

  async leave(): Promise<void> {
    for (const program of this.run.ground.programs) await program.end()
    await this.judge.close()
    await this.run.ground.drop(this.name)
  }

  /** Runs the verb undisturbed, as a person who may. */
  private async scout(verb: Verb, twin: Place, step: Step): Promise<Known | undefined> {
    const program = this.run.ground.programs[step.program]
    const calls = twin.calls.get(verb.name) ?? []
    for (let person = 0; person < twin.people.length; person++) {
      for (let at = 0; at < calls.length; at++) {
        const example = (at + step.example) % calls.length
        const key = `scout-${verb.name}-${person}-${example}`
        const before = await this.judge.snapshot(twin.company, key)
        const seen = program.proxy.watchFor({ key, point: undefined, statements: 0, strike: undefined })
        const outcome = await this.askUntilTold(program, requestOf(verb, twin, { person, example }, key), twin, person)
        program.proxy.unwatch()
        const after = await this.judge.snapshot(twin.company, key)
        if (outcome.kind === 'done' && after.key?.done) {
          this.run.tally.refused.delete(verb.name)
          const changes = differences(before, after).length > 0
          const [logged, sent] = [after.logged - before.logged, after.sent - before.sent]
          if (goesOn(verb.name)) await this.judge.importsEnd(twin.company)
          const statements = seen.statements.length
          return { person, example, statements, logged, sent, changes, goesOn: goesOn(verb.name) }
        }
        if (outcome.kind === 'fault' || outcome.kind === 'hung') this.tell([JSON.stringify(outcome)], step)
        const { refused } = this.run.tally
        refused.set(verb.name, refused.get(verb.name) ?? JSON.stringify(outcome))
      }
    }
    return undefined
  }

  private async befall(step: Step, verb: Verb, place: Place, known: Known): Promise<Account> {
    const { programs } = this.run.ground
    const victim = programs[step.program]
    const key = `chaos-${step.no}`
    const request = requestOf(verb, place, known, key)
    const headers = place.people[known.person] ?? {}
    const before = await this.judge.snapshot(place.company, key)
    const blow = new Blow(this.run.ground, victim, step)
    const seen = victim.proxy.watchFor({
      key,
      point: step.fault.point,
      statements: known.statements,
      strike: blow.strike,
    })
    const answer = new Caller(victim.url, headers, NEVER_MS).send(request)
    const told = await blow.until(answer)
    // An unwritable disk is answered as a fault after which the caller may try again, so that nothing may be stored.
    const first: Outcome = step.beside.files && told.kind === 'fault' ? { kind: 'later' } : told
    victim.proxy.unwatch()
    await blow.recover(this.judge)
    this.count(step, seen, first, known)
    const between = await this.judge.snapshot(place.company, key)
    const other = programs[step.program === 0 ? 1 : 0]
    const asked = step.stays ? victim : other
    await asked.up()
    const again = await this.askUntilTold(asked, request, place, known.person)
    const after = await this.judge.snapshot(place.company, key)
    const third = await this.askUntilTold(asked, request, place, known.person)
    // The next step needs both programs.
    await Promise.all(programs.map((program) => program.up()))
    if (after.key?.done) this.kept.push({ company: place.company, key, answer: after.key.answer, step })
    // A row that is settled or has its value already does not change, and the call still succeeds.
    const changes = known.changes && MAKES.test(verb.name)
    return { known: { ...known, changes }, before, first, between, again, after, third }
  }

  /** Repeats the call until an answer tells its outcome. */
  private async askUntilTold(program: Program, request: Request, place: Place, person: number): Promise<Outcome> {
    const caller = new Caller(program.url, place.people[person], NEVER_MS)
    for (const until = performance.now() + NEVER_MS; ; await sleep(PAUSE_MS)) {
      const outcome = await caller.send(request)
      if (outcome.kind !== 'later' && outcome.kind !== 'unknown' && outcome.kind !== 'gone') return outcome
      if (performance.now() > until) return { kind: 'hung', reason: `always ${JSON.stringify(outcome)}` }
    }
  }

  private count(step: Step, seen: Seen, first: Outcome, known: Known): void {
    const { tally } = this.run
    const { fault, verb } = step
    tally.verbs.add(verb)
    const no = seen.hit?.no ?? statementOf(fault.point, known.statements)
    const what = fault.kind === 'kill' ? fault.victim : 'disk'
    tally.points.add(pointName(verb, what, fault.point, no))
    tally.count(tally.outcomes, first.kind)
    if (fault.kind === 'disk full') tally.besides.disk += 1
    else {
      tally.kills[fault.victim] += 1
      tally.count(tally.sides, fault.point.side)
    }
  }

  private async check(step: Step, account: Account): Promise<void> {
    const { tally } = this.run
    if (account.first.kind === 'done') tally.acknowledged += 1
    tally.found[account.between.key?.done ? 'done' : 'undone'] += 1
    tally.repeated += 2
    this.tell(wrongIn(account), step)
    tally.rules += FEW_RULES
    this.tell(await this.judge.broken(FEW_RULES), step)
  }

  /** Checks that used keys are stored with their answers. */
  private async keptStill(step: Step | undefined): Promise<void> {
    const found = await this.judge.rows<{ company: string; key: string; answer: string }>(
      `select company_id as company, key, command || ' ' || coalesce(answer::text, '') as answer from idempotency_key where key like 'chaos-%'`,
    )
    const answers = new Map(found.map(({ company, key, answer }) => [`${company} ${key}`, answer]))
    const lost = this.kept.filter(({ company, key, answer }) => answers.get(`${company} ${key}`) !== answer)
    this.tell(
      lost.map(({ step: own }) => `what step ${own.no} (${own.verb}) was told is lost or another`),
      step,
    )
  }

  /** Checks that promised codes reach their phones, and that each is counted once. */
  private async codesArrive(promised: readonly string[]): Promise<void> {
    const { gateway } = this.run.ground
    gateway.release()
    const past = `now() - interval '1 minute'`
    for (const until = performance.now() + NEVER_MS; ; await sleep(PAUSE_MS)) {
      const missing = promised.filter((mobile) => gateway.codesOf(mobile).length === 0)
      if (missing.length === 0) return
      if (performance.now() > until) this.tell([`codes that never came: ${missing.join(', ')}`], undefined)
      // The claims are set back, as if the half minute had passed after which others take over the work of a killed
      // program.
      await this.judge.rows(
        `update outbox set claimed_until = ${past} where delivered_at is null and claimed_until is not null`,
      )
      await this.judge.rows(
        `update pgboss.job set start_after = ${past}, state = case when state = 'active' then 'retry' else state end
         where name = 'outbox-sms-code' and state in ('created', 'retry', 'active')`,
      )
    }
  }

  private tell(wrong: readonly string[], step: Step | undefined): void {
    if (wrong.length > 0) throw new ChaosFault(wrong.join('; '), step)
  }
}

function requestOf(
  verb: Verb,
  place: Place,
  { person: _, example }: Pick<Known, 'person' | 'example'>,
  key: string,
): Request {
  const variables = place.calls.get(verb.name)?.[example] ?? {}
  return { query: verb.document, variables: { ...variables, idempotencyKey: key } }
}
