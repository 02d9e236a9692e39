import { type ReactNode, useCallback, useState } from 'react'
import { late } from '../../../../ui/late'
import { texts } from './texts'
import { EDIT, type LineVerbName, lineVerbs, type Trip, whyNot } from './verbs'

const TripDialog = late(() => import('./TripDialog'))
const SplitTrips = late(() => import('../split/SplitTrips'))

export type TripVerb = LineVerbName | 'split'
const names: readonly TripVerb[] = ['reprice', 'reject', 'keep', 'remove', 'split']

export interface TripVerbs {
  /** Opens the dialog of a verb for these trips. */
  start: (verb: TripVerb, trips: readonly Trip[]) => void
  /** The dialog that is open. */
  dialog: ReactNode
}

/** What can be done to trips on settlements; `dialog` stands where nothing that a verb changes takes it away, as a selection that goes. */
export function useTripVerbs(onChanged: () => void): TripVerbs {
  // The trips as they were when the verb was chosen: a list read again gives other rows.
  const [asked, setAsked] = useState<{ verb: TripVerb; trips: readonly Trip[] } | null>(null)
  const start = useCallback((verb: TripVerb, trips: readonly Trip[]) => setAsked({ verb, trips }), [])
  const common = { onChanged, onClose: () => setAsked(null) }
  const dialog =
    asked &&
    (asked.verb === 'split' ? (
      <SplitTrips trips={asked.trips} {...common} />
    ) : (
      <TripDialog verb={lineVerbs[asked.verb]} trips={asked.trips} {...common} />
    ))
  return { start, dialog }
}

/** The verbs as items of a menu, each with the reason where it cannot be done. */
export const tripItems = (trips: readonly Trip[], start: TripVerbs['start']) =>
  names.map((verb) => ({
    value: verb,
    label: texts.verbs[verb],
    permission: EDIT,
    disabledReason: whyNot(verb, trips),
    onSelect: () => start(verb, trips),
  }))
