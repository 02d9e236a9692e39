import type { ExecutionResult } from 'graphql'
import type { RequestContext } from '../kernel/context.js'
import type { Turns } from '../kernel/list/turns.js'
import type { Loaders } from '../loaders.js'
import type { Asker } from '../platform/fair/gate.js'

export type Context = RequestContext<Loaders> & {
  /** Who takes turns with others. */
  asker: Asker
  turns: Turns
  /** What came of the operation, where it ran before Apollo was asked to tell its errors. */
  ran?: Promise<ExecutionResult> | undefined
}
