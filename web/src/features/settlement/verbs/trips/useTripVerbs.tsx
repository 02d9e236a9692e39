import { type ReactNode, useCallback, useState } from 'react'
import { late } from '../../../../ui/late'
import { texts, type Words } from './texts'
import { EDIT, type LineVerbName, lineVerbs, type Trip, whyNot } from './verbs'

const TripDialog = late(() => import('./TripDialog'))
const SplitTrips = late(() => import('../split/SplitTrips'))

export type TripVerb = LineVerbName | 'split'
/** On lists whose waybills stand on settlements. */
const NAMES: readonly TripVerb[] = ['reprice', 'reject', 'keep', 'remove', 'split']
/** On the list of settle waybills. */
const SETTLE_NAMES: readonly TripVerb[] = ['reprice', 'payee', 'settle', 'remove', 'reject', 'keep', 'void']

export interface TripVerbs {
  /** Opens the dialog of a verb for these trips. */
  start: (verb: TripVerb, trips: readonly Trip[]) => void
  /** The dialog that is open. */
  dialog: ReactNode
}

/**
 * What can be done to trips on settlements; `dialog` stands where nothing that a verb changes takes it away, as a selection that goes.
 * @param onChanged is told which were changed
 */
export function useTripVerbs(onChanged: (ids: readonly string[]) => void, words: Words = texts.words): TripVerbs {
  // The trips as they were when the verb was chosen: a list read again gives other rows.
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
        words={words}
        onClose={onClose}
        onChanged={onChanged}
      />
    ))
  return { start, dialog }
}

/** What a menu offers, and what it calls it. */
export interface Offered {
  names: readonly TripVerb[]
  words: Words
}

const ON_SETTLEMENTS: Offered = { names: NAMES, words: texts.words }
export const ON_SETTLE_WAYBILLS: Offered = { names: SETTLE_NAMES, words: texts.settleWords }

/** The verbs as items of a menu, each with the reason where it cannot be done. */
export const tripItems = (
  trips: readonly Trip[],
  start: TripVerbs['start'],
  { names, words }: Offered = ON_SETTLEMENTS,
) =>
  names.map((verb) => ({
    value: verb,
    label: words.verbs[verb],
    permission: verb === 'split' ? EDIT : lineVerbs[verb].permission,
    disabledReason: whyNot(verb, trips),
    onSelect: () => start(verb, trips),
  }))
