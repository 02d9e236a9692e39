import type { TestApp } from '@tufang/tests/app'
import fc from 'fast-check'
import { type Choice, choice, type FuzzRequest, personOf, requestOf } from './requests'
import type { Answer, Target } from './targets'
import { type Person, World } from './world'

/** Requests after which new companies replace the old ones, whose rows wear out. */
const LIFE = 2500
/** Requests of one check; those of later checks may name the rows that these have created. */
const CHUNK = 250
const SHOWN = 3000
/** Most attempts at making a fault smaller. */
const MOST_TRIES = 200

export interface Found {
  fault: string
  /** Smallest request with the same fault. */
  request: string
  answer: string
}

/** Outcome of requests; companies of several lanes work in parallel. */
export class Tally {
  readonly found: Found[] = []
  /** Number of answers by status, or by code where the program refuses by design. */
  readonly counts = new Map<string, number>()
  /** Successful calls. */
  readonly done = new Set<string>()
  sent = 0

  count(key: string): void {
    this.sent += 1
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  isKnown(fault: string): boolean {
    return this.found.some((known) => known.fault === fault)
  }
}

/** Refusals of kind "unavailable", after which callers retry. */
const LATER = ['SERVER_BUSY', 'TOO_SLOW', 'ROWS_LOCKED', 'OCR_BUSY', 'OCR_SLOW', 'OCR_DOWN', 'THIRD_PARTY_AWAY']
const CODE = /"(?:code|errorCode)":"(\w+)"/g

class Fault extends Error {
  constructor(readonly found: Found) {
    super(found.fault)
  }
}

/**
 * Two companies whose people send one request after the other. A fault is made smaller and reported once, and the lane
 * continues.
 */
export class Lane {
  private world: World | undefined
  private used = 0
  private tries = 0
  private first: string | undefined

  constructor(
    private readonly app: TestApp,
    private readonly target: Target,
    private readonly tally: Tally,
    private seed: number,
  ) {}

  async run(requests: number): Promise<void> {
    for (let left = requests; left > 0; this.seed += 1) {
      const world = await this.present()
      this.first = undefined
      this.tries = 0
      const property = fc.asyncProperty(choice, (drawn) => this.send(world, drawn))
      const { errorInstance, numRuns } = await fc.check(property, { seed: this.seed, numRuns: Math.min(CHUNK, left) })
      left -= numRuns
      this.used += numRuns
      if (errorInstance instanceof Fault) this.tally.found.push(errorInstance.found)
      // A request that cannot be built is a fault of these files.
      else if (errorInstance) throw errorInstance
    }
  }

  private async present(): Promise<World> {
    if (this.used >= LIFE) this.world = undefined
    if (!this.world) this.used = 0
    this.world ??= await World.of(this.app)
    await this.world.look()
    return this.world
  }

  private async send(world: World, drawn: Choice): Promise<void> {
    if (this.first && this.tries++ > MOST_TRIES) return
    const person = personOf(world, drawn)
    const request = requestOf(world, drawn)
    const answer = await this.target.send(request, person.caller.credentials)
    const [fault] = this.faultsOf(world, request, answer, person)
    if (answer.status === 401 || answer.text.includes('SESSION_LOCKED')) person.caller = await person.renew()
    if (!fault || this.tally.isKnown(fault.name)) return
    // A smaller request must have the same fault.
    this.first ??= fault.name
    if (this.first !== fault.name) return
    const from = Math.max(0, answer.text.indexOf(fault.sign) - SHOWN / 2)
    throw new Fault({
      fault: fault.name,
      request: shown(request, person),
      answer: `${answer.status} ${answer.text.slice(from, from + SHOWN)}`,
    })
  }

  private faultsOf(world: World, request: FuzzRequest, answer: Answer, { side }: Person) {
    const { status, text, type, retryAfter } = answer
    const codes = [...text.matchAll(CODE)].map(([, code]) => code ?? '')
    const later = codes.find((code) => LATER.includes(code))
    this.tally.count(later ?? String(status))
    const json = type.includes('json') ? parsed(text) : undefined
    const isDone = status >= 200 && status < 300 && codes.length === 0
    if (isDone) this.tally.done.add(request.name)
    world.hearAsked(side, `${request.url} ${JSON.stringify(request.query)} ${String(request.body)}`)
    if (isDone && side !== undefined && typeof json === 'object')
      world.hear(side, json, request.url.split('/').slice(0, 3).join('/'))
    const faults = [
      ...(status === 0 ? [['no answer']] : []),
      ...(status >= 500 && !(status === 503 && later && retryAfter) ? [[`${status} ${codes}`]] : []),
      ...(codes.includes('INTERNAL') ? [['INTERNAL', 'INTERNAL']] : []),
      ...(type.includes('json') && json === undefined ? [['no JSON']] : []),
      ...world.strangeIn(text, side).map(({ what, sign }) => [`tells of ${what}`, sign]),
    ]
    return faults.map(([what, sign = '']) => ({ name: `${request.name}: ${what}`, sign }))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function shown({ method, url, query, headers, body }: FuzzRequest, { label }: Person): string {
  const search = Object.keys(query).length > 0 ? ` ${JSON.stringify(query)}` : ''
  return `${label}: ${method} ${url}${search} ${headers['content-type'] ?? ''} ${String(body ?? '').slice(0, SHOWN)}`
}
