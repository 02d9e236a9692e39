/**
 * Weight of what a request asks of the server: a look, a look at thousands of rows, figures for which the database looks through thousands, a change, work
 * that takes seconds, a message to be sent, waiting for somebody else outside, or a password to be held against its hash.
 */
export type Weight = 'read' | 'large' | 'figures' | 'write' | 'heavy' | 'message' | 'outside' | 'hash'

/**
 * What a verb weighs by its nature, however little is asked for. Heavy is what on 5,000 waybills holds a connection for more than 200 ms or
 * the processor for more than 50 ms; a message waits for its gateway, what is outside for a provider of roads or the store of files; a hash takes
 * a thread and 19 MiB for some 20 ms, and strangers may ask for it.
 */
export type VerbWeight = Extract<Weight, 'heavy' | 'message' | 'outside' | 'hash'>

/** So much of one weight is done at once: in all, for one company, for one person. */
export interface Share {
  all: number
  company: number
  person: number
  /** For one person while nobody else is about: what he has beyond his share, his company does not lack. */
  alone?: number
}

/** How fast one company may go on while others are about: it takes `part` of the clock, once it has used up what it had saved. */
export interface Speed {
  part: number
  savedMs: number
}

/** How fast they go on by the time that their connections were busy with statements, whatever anybody thought that it would be. */
export interface Used {
  company: Speed
  person: Speed
}

export interface Paced {
  speed?: Speed
  used?: Used
}

/** Figures have the places of large lists, and a pace of their own: whoever reads list after list keeps nobody from his board. */
export type Shares = Record<Exclude<Weight, 'figures'>, Share & Paced> & { figures: Paced }

/** So many wait at once for one weight. */
export const WAITING: Readonly<Share> = { all: 1000, company: 200, person: 50 }

/** Nobody waits for longer. */
export const WAIT_MS = 10_000

/** Enough for a long page or two, or a settlement of some hundred waybills, without a pause. */
const SAVED_MS = 200
const HEAVY_SPEED: Speed = { part: 1 / 5, savedMs: SAVED_MS }
/** Whoever reads thousands of rows page after page wants an export, which waits for nobody. */
const LARGE_SPEED: Speed = { part: 1 / 10, savedMs: SAVED_MS }
/** A board of a million trips, and another look at it. */
const FIGURES_SPEED: Speed = { part: 1 / 10, savedMs: 2 * SAVED_MS }
/** Three hundred looks without a pause; a company has as much as so many people, as it has of units in a minute. */
const USED: Used = { company: { part: 1 / 2, savedMs: 2000 }, person: { part: 1 / 4, savedMs: 1000 } }

/** They hardly ever hold a connection, so that a gateway which hangs keeps only those waiting who need it. */
const OUTSIDE: Share = { all: 8, company: 2, person: 2 }

/** All clerks of an office have one address, and shall not wait for each other's codes while the gateway is slow: what waits there is a timer. */
const MESSAGE: Share = { all: 96, company: 32, person: 32 }

/** Strangers ask for these, of a thousand addresses at once if they like: they wait for each other, and nobody else's change waits for them. */
const HASH: Share = { all: 2, company: 1, person: 1 }

const atLeastOne = (connections: number): number => Math.max(1, Math.floor(connections))

/**
 * How the connections of the pool are shared out: together fewer than there are, so that those left serve what does not queue (sessions, positions,
 * readiness), and to one company about half of what each weight has. From eight connections on no company can hold the others up.
 */
export function sharesOf(pool: number): Shares {
  const [reserve, large, heavy, write] = [pool / 8, pool / 8, pool / 5, pool / 4].map(atLeastOne) as [
    number,
    number,
    number,
    number,
  ]
  const read = atLeastOne(pool - reserve - large - heavy - write)
  return {
    // One stays free, so that the next to come need not wait even for the one who was alone.
    read: {
      all: read,
      company: atLeastOne((read * 2) / 3),
      person: atLeastOne(read / 2),
      alone: atLeastOne(read - 1),
      used: USED,
    },
    large: { all: large, company: 1, person: 1, alone: large, speed: LARGE_SPEED },
    figures: { speed: FIGURES_SPEED },
    write: { all: write, company: atLeastOne(write / 2), person: atLeastOne(write / 2), used: USED },
    // A colleague's upload may take a while: settling need not wait for it.
    heavy: { all: heavy, company: atLeastOne((heavy * 2) / 3), person: 1, speed: HEAVY_SPEED },
    message: MESSAGE,
    outside: OUTSIDE,
    hash: HASH,
  }
}
