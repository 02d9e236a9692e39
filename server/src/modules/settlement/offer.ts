import type { RefusedAction } from '../../kernel/command/refused-action.js'
import { restoreError } from '../../kernel/errors.js'

export interface Offer {
  allowed: string[]
  refused: RefusedAction[]
}

/** What is done with a record is done with the whole of it: to who sees a part of it everything is refused. */
export function offerOn({ part, what }: { part: boolean; what: string }, { allowed, refused }: Offer): Offer {
  if (!part) return { allowed, refused }
  const reason = restoreError({ code: 'PART_ONLY', params: { what } })?.message ?? ''
  return {
    allowed: [],
    refused: [...allowed, ...refused.map(({ action }) => action)].map((action) => ({ action, reason })),
  }
}
