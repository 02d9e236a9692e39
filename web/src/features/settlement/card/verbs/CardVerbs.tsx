import { type ReactNode, useCallback, useState } from 'react'
import { late } from '../../../../ui/late'
import { type CardVerb, CardVerbsContext, type VerbCard } from './verbs'

const CardDialog = late(() => import('./CardDialog'))

/** Gives everything inside the verbs of cards, with their dialog. */
export function CardVerbs({ onChanged, children }: { onChanged: () => void; children: ReactNode }) {
  const [asked, setAsked] = useState<{ verb: CardVerb; cards: readonly VerbCard[] } | null>(null)
  const start = useCallback((verb: CardVerb, cards: readonly VerbCard[]) => setAsked({ verb, cards }), [])
  return (
    <CardVerbsContext value={start}>
      {children}
      {asked && <CardDialog {...asked} onChanged={onChanged} onClose={() => setAsked(null)} />}
    </CardVerbsContext>
  )
}
