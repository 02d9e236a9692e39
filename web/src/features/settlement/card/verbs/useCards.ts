import { useCallback, useState } from 'react'
import { RequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import type { Fared } from '../../verbs'
import type { CardVerb, VerbCard } from './verbs'
import { ActivateCardDocument, VoidCardDocument } from './verbs.generated'

/** Tries a verb on cards or does it, one after the other: each is answered on its own. */
export function useCards(verb: CardVerb) {
  const { run } = useCommand(verb === 'activate' ? ActivateCardDocument : VoidCardDocument)
  /** How many have been answered; null while nothing goes on. */
  const [at, setAt] = useState<number | null>(null)
  const perform = useCallback(
    async (cards: readonly VerbCard[], dryRun: boolean, isWanted: () => boolean): Promise<Fared[]> => {
      const rows: Fared[] = []
      for (const { id, cardNo } of cards) {
        if (!isWanted()) break
        setAt(rows.length)
        const msg = await run({ cardNo, dryRun }).then(() => null, reasonOf)
        rows.push({ id, no: cardNo, ok: msg === null, msg })
      }
      setAt(null)
      return rows
    },
    [run],
  )
  return { perform, at }
}

/** What is no refusal goes on as what it is. */
function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.message
  throw error
}
