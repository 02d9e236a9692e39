import { type ReactNode, useCallback, useState } from 'react'
import { late } from '../../../../ui/late'
import { texts } from './texts'
import { EDIT, type LineVerbName, lineVerbs, type Trip, whyNot } from './verbs'

export const TripDialog = late(() => import('./TripDialog'))
const SplitTrips = late(() => import('../split/SplitTrips'))

export type TripVerb = LineVerbName | 'split'
/** Verbs in lists of settled waybills. */
const NAMES: readonly TripVerb[] = ['reprice', 'reject', 'keep', 'remove', 'split']

export interface TripVerbs {
  /** Opens the dialog of a verb on these trips. */
  start: (verb: TripVerb, trips: readonly Trip[]) => void
  /** Open dialog. */
  dialog: ReactNode
}

/**
 * Verbs on trips of settlements; place `dialog` where the verb's changes do not unmount it, unlike a selection.
 * @param onChanged gets the ids of the changed trips
 */
export function useTripVerbs(onChanged: (ids: readonly string[]) => void): TripVerbs {
  // Trips at the time of choosing the verb: refreshing the list gives other rows.
  const [asked, setAsked] = useState<{ verb: TripVerb; trips: readonly Trip[] } | null>(null)
  const start = useCallback((verb: TripVerb, trips: readonly Trip[]) => setAsked({ verb, trips }), [])
  const onClose = () => setAsked(null)
  const dialog =
    asked &&
    (asked.verb === 'split' ? (
      <SplitTrips trips={asked.trips} onClose={onClose} onChanged={() => onChanged(asked.trips.map(({ id }) => id))} />
    ) : (
      <TripDialog
        verb={lineVerbs[asked.verb]}
        trips={asked.trips}
        words={texts.words}
        onClose={onClose}
        onChanged={onChanged}
      />
    ))
  return { start, dialog }
}

/** Verbs as items of a menu, disabled ones with the reason. */
export const tripItems = (trips: readonly Trip[], start: TripVerbs['start']) =>
  NAMES.map((verb) => ({
    value: verb,
    label: texts.words.verbs[verb],
    permission: verb === 'split' ? EDIT : lineVerbs[verb].permission,
    disabledReason: whyNot(verb, trips),
    onSelect: () => start(verb, trips),
  }))
