import type { ExecutionResult } from 'graphql'
import type { RequestContext } from '../kernel/context.js'
import type { LongPages } from '../kernel/list/long-pages.js'
import type { Asker } from '../platform/fair/gate.js'
import type { CostAsked } from './door.js'
import type { Places } from './places.js'

export type OperationContext = RequestContext & {
  /** Company and person whose requests take turns. */
  asker: Asker
  longPages: LongPages
  /** Wish of the caller to know the cost; nothing runs for a dry one. */
  cost?: CostAsked
  /** Whether it came in a list, whose operations take an eighth of an operation's memory each. */
  isListed?: boolean
  /** Places for fields that look through many rows, from their operation's turn on. */
  inPlaces?: Places
  /** Result of an operation that ran before Apollo, which is only asked to report its errors. */
  ran?: Promise<ExecutionResult> | undefined
}
