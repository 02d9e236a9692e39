import type { ExecutionResult } from 'graphql'
import type { RequestContext } from '../kernel/context.js'
import type { Turns } from '../kernel/list/turns.js'
import type { Asker } from '../platform/fair/gate.js'
import type { Places } from './places.js'

export type OperationContext = RequestContext & {
  /** Who takes turns with others. */
  asker: Asker
  turns: Turns
  /** How many of its fields that look through many rows do so at once, from when it is their operation's turn. */
  inPlaces?: Places
  /** What came of the operation, where it ran before Apollo was asked to tell its errors. */
  ran?: Promise<ExecutionResult> | undefined
}
