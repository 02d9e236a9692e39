import type { Actor } from '../command/actor.js'
import type { ListSpec } from './spec.js'

/** A list as an actor sees it; columns and joins that are no different for him stay. */
export function seenSpec<Filter, Key extends string>(spec: ListSpec<Filter, Key>, actor: Actor): ListSpec<Filter, Key> {
  const seen = spec.seenBy?.(actor)
  if (!seen) return spec
  return {
    ...spec,
    ...seen,
    joins: { ...spec.joins, ...seen.joins },
    columns: { ...spec.columns, ...seen.columns },
  }
}
