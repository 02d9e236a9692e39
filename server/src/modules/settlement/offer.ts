import type { RefusedAction } from '../../kernel/command/refused-action.js'
import { restoreError } from '../../kernel/errors.js'

export interface Offer {
  allowed: string[]
  refused: RefusedAction[]
}

/** Actions on a record; an actor who sees only a part of it is refused all, since verbs affect all of it. */
export function offerOn({ part, what }: { part: boolean; what: string }, { allowed, refused }: Offer): Offer {
  if (!part) return { allowed, refused }
  const reason = restoreError({ code: 'PART_ONLY', params: { what } })?.message ?? ''
  return {
    allowed: [],
    refused: [...allowed, ...refused.map(({ action }) => action)].map((action) => ({ action, reason })),
  }
}
