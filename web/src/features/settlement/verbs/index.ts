import { late } from '../../../ui/late'

export type { VerbOutcome } from './preview/changes'
export { Preview } from './preview/Preview'
export { TripMenu, TripRowMenu } from './trips/TripMenu'
export { texts as tripTexts } from './trips/texts'
export { TripDialog, type TripVerbs, useTripVerbs } from './trips/useTripVerbs'
export { type LineVerbName, lineVerbs, whyNot } from './trips/verbs'
export const MergeDialog = late(() => import('./merge/MergeDialog'))
export const SplitCards = late(() => import('./split/SplitCards'))
export const PapersDialog = late(() => import('./papers/PapersDialog'))
