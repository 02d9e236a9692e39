/**
 * Weight of a request on the server: a read, a read of thousands of rows, figures over thousands of rows, a change,
 * work of seconds, a message to send, a wait for an outside service, or a password to check against its hash.
 */
export type Weight = 'read' | 'large' | 'figures' | 'write' | 'heavy' | 'message' | 'outside' | 'hash'

/**
 * Fixed weight of a verb, however little is requested. A heavy one holds a connection for more than 200 ms or the
 * processor for more than 50 ms on 5,000 waybills; a message waits for its gateway, an outside call for a provider of
 * roads or the file storage; a hash takes a thread and 19 MiB for some 20 ms, and strangers may request it.
 */
export type VerbWeight = Extract<Weight, 'heavy' | 'message' | 'outside' | 'hash'>

/** Most requests of one weight at once: in all, for one company, for one person. */
export interface Share {
  all: number
  company: number
  person: number
  /** Places of a person when there are no other callers: more than his share, as far as his company has them. */
  alone?: number
}

/** Pace of a company while there are other callers: `part` of the clock, once its savings are used up. */
export interface Speed {
  part: number
  savedMs: number
}

/** Pace by the time that connections really spent on statements, whatever was estimated. */
export interface Used {
  company: Speed
  person: Speed
}

export interface Paced {
  speed?: Speed
  used?: Used
}

/**
 * Places by weight. Figures share the places of large lists but have their own pace, so that reading many lists does
 * not delay a board.
 */
export type Shares = Record<Exclude<Weight, 'figures'>, Share & Paced> & { figures: Paced }

/** Most requests of one weight that wait at once. */
export const WAITING: Readonly<Share> = { all: 1000, company: 200, person: 50 }

/** Longest wait for a turn. */
export const WAIT_MS = 10_000

/** Savings for a long page or two, or a settlement of some hundred waybills, without a pause. */
const SAVED_MS = 200
const HEAVY_SPEED: Speed = { part: 1 / 5, savedMs: SAVED_MS }
/** Pace of large lists: reading thousands of rows page by page is slow, while an export does not wait here. */
const LARGE_SPEED: Speed = { part: 1 / 10, savedMs: SAVED_MS }
/** Pace of figures: savings for two looks at a board of a million trips. */
const FIGURES_SPEED: Speed = { part: 1 / 10, savedMs: 2 * SAVED_MS }
/** Savings of a person for three hundred reads without a pause; a company has those of two people. */
const USED: Used = { company: { part: 1 / 2, savedMs: 2000 }, person: { part: 1 / 4, savedMs: 1000 } }

/** Places of outside calls. They hardly hold a connection, so that a hanging gateway delays only its own callers. */
const OUTSIDE: Share = { all: 8, company: 2, person: 2 }

/**
 * Places of messages. All clerks of an office share one address, and must not wait for each other's codes while the
 * gateway is slow: a waiting message is only a timer.
 */
const MESSAGE: Share = { all: 96, company: 32, person: 32 }

/**
 * Places of hashes. Strangers cause them, possibly from a thousand addresses at once: they wait for each other, without
 * delaying the changes of members.
 */
const HASH: Share = { all: 2, company: 1, person: 1 }

const atLeastOne = (connections: number): number => Math.max(1, Math.floor(connections))

/**
 * Shares of the pool's connections: together fewer than there are, so that the rest serves requests without a queue
 * (sessions, positions, readiness); one company gets about half of each weight's. From eight connections on no company
 * can block the others.
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
    // One place stays free, so that the next caller need not wait even for one who was alone.
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
    // A colleague's upload may take long; settling must not wait for it.
    heavy: { all: heavy, company: atLeastOne((heavy * 2) / 3), person: 1, speed: HEAVY_SPEED },
    message: MESSAGE,
    outside: OUTSIDE,
    hash: HASH,
  }
}
