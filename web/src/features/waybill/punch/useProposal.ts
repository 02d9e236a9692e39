import { useRef, useState } from 'react'
import { askApart } from '../../../apollo/askApart'
import { toRequestError } from '../../../apollo/errors'
import { keepOffer, keptOffer } from './keptOffers'
import { blankFor, type Given, type Proposal } from './proposal'
import { PunchOfferDocument } from './punch.generated'
import { texts } from './texts'

/** Milliseconds for the server's proposal: a truck does not wait longer. */
const PATIENCE = 4000

/**
 * Truck before the phone, with likely particulars: at once as this phone remembers them, then as the server proposes.
 */
export function useProposal(owner: string, isOnWay: (proposal: Proposal) => boolean) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [searching, setSearching] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const asked = useRef<AbortController | null>(null)
  const touched = useRef(false)

  const shown = useRef(proposal)
  shown.current = proposal

  const close = () => {
    asked.current?.abort()
    setSearching(false)
    setNote(null)
    setProposal(null)
  }
  const find = async (given: Given) => {
    asked.current?.abort()
    const stop = new AbortController()
    asked.current = stop
    touched.current = false
    const known = keptOffer(owner, given)
    setProposal(known ?? blankFor(given))
    setNote(null)
    setSearching(true)
    try {
      const { punchOffer } = await askApart(PunchOfferDocument, given, { signal: stop.signal, timeout: PATIENCE })
      if (stop.signal.aborted) return
      // Punches that wait here are unknown to the server, which would propose the one before them.
      const next = known && isOnWay(known) ? known.next : punchOffer.next
      const offer = { ...punchOffer, next }
      keepOffer(owner, offer)
      if (!touched.current) setProposal(offer)
    } catch (error) {
      if (stop.signal.aborted) return
      const reason = toRequestError(error)
      setNote(reason.isPassing ? (known ? texts.offline : texts.unknown) : reason.message)
    } finally {
      if (!stop.signal.aborted) setSearching(false)
    }
  }
  const change = (part: Partial<Proposal>) => {
    touched.current = true
    setProposal((before) => before && { ...before, ...part })
  }
  return { proposal, searching, note, find, change, close, isShown: (one: Proposal) => shown.current === one }
}
