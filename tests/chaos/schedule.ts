import { createHash } from 'node:crypto'
import { type Point, SIDES } from './points'

export type Victim = 'program' | 'database' | 'backend'

/** Fault of a verb. */
export type Fault = { kind: 'kill'; victim: Victim; point: Point } | { kind: 'disk full'; point: Point }

/** Disturbances beside the verb. */
export interface Beside {
  /** The gateway takes text messages and never answers. */
  gateway: boolean
  /** Connections that listen to the database are stalled. */
  listener: boolean
  /** Milliseconds by which the program's clock is wrong. */
  clockMs: number
  /** No file can be written. */
  files: boolean
}

/** Verb with its fault, determined by its number and the seed. */
export interface Step {
  no: number
  verb: string
  /** Numbers that choose among the rows of the world. */
  example: number
  company: number
  /** Program that gets the first call, and whether the call is repeated there. */
  program: 0 | 1
  stays: boolean
  fault: Fault
  beside: Beside
}

const HOUR = 3_600_000
const CLOCKS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR]
/** One in this number of steps meets a full disk instead of a kill. */
const DISKS = 12
/** Victims in turn: every fourth is the database, alternately by a crash and by the loss of the backend. */
const VICTIMS: Victim[] = ['program', 'program', 'program', 'database', 'program', 'program', 'program', 'backend']

/** Number from 0 to 1 that seed, place and name determine. */
function drawn(seed: number, place: number, name: string): number {
  return createHash('sha256').update(`${seed} ${place} ${name}`).digest().readUInt32BE() / 2 ** 32
}

/** Item of a list, each of which comes once in a round. */
function inTurn<Item>(items: readonly Item[], seed: number, no: number, name: string): Item {
  const round = Math.floor(no / items.length)
  const order = items
    .map((item, at) => ({ item, by: drawn(seed, round * items.length + at, name) }))
    .toSorted((one, other) => one.by - other.by)
  const found = order[no % items.length]
  if (!found) throw new Error('nothing to choose from')
  return found.item
}

/** Step of a number, the same for the same seed and verbs. */
export function stepOf(seed: number, no: number, verbs: readonly string[]): Step {
  const chance = (name: string) => drawn(seed, no, name)
  const index = (name: string) => Math.floor(chance(name) * 1000)
  const point = { side: inTurn(SIDES, seed, no, 'side'), share: chance('share') }
  const victim = inTurn(VICTIMS, seed, no, 'victim')
  return {
    no,
    verb: inTurn(verbs, seed, no, 'verb'),
    example: index('example'),
    company: index('company'),
    program: chance('program') < 0.5 ? 0 : 1,
    stays: chance('stays') < 0.5,
    fault:
      no % DISKS === DISKS - 1
        ? { kind: 'disk full', point: { ...point, side: 'statement asked' } }
        : { kind: 'kill', victim, point },
    beside: {
      gateway: chance('gateway') < 1 / 16,
      listener: chance('listener') < 1 / 8,
      clockMs: chance('clock') < 1 / 8 ? (CLOCKS[index('hours') % CLOCKS.length] ?? 0) : 0,
      files: chance('files') < 1 / 16,
    },
  }
}

const besideText = ({ gateway, listener, clockMs, files }: Beside): string =>
  [
    ...(gateway ? ['the gateway hangs'] : []),
    ...(listener ? ['the listener is stalled'] : []),
    ...(clockMs === 0 ? [] : [`the clock is ${clockMs / HOUR} h wrong`]),
    ...(files ? ['no file can be written'] : []),
  ].join(', ')

/** Text of a step in one line. */
export function stepText({ no, verb, program, stays, fault, beside }: Step): string {
  const { side, share } = fault.point
  const where = side.startsWith('statement') ? `${side} at ${(100 * share).toFixed(0)} %` : side
  const what = fault.kind === 'kill' ? `${fault.victim} killed` : 'disk full'
  const meanwhile = besideText(beside)
  const asked = `asked ${stays ? 'there again' : 'again at the other program'}`
  return `${no}: ${verb} at program ${program}, ${what}: ${where}, ${asked}${meanwhile && `; ${meanwhile}`}`
}
