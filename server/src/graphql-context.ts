import type { RequestContext } from './kernel/context.js'
import type { Loaders } from './loaders.js'

export type Context = RequestContext<Loaders>
