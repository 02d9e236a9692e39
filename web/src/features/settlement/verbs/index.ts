import { late } from '../../../ui/late'

export type { Fared } from './preview/changes'
export { Preview } from './preview/Preview'
export { TripMenu } from './trips/TripMenu'
export { TripRowMenu } from './trips/TripRowMenu'
export { texts as tripTexts } from './trips/texts'
export { ON_SETTLE_WAYBILLS, type TripVerbs, useTripVerbs } from './trips/useTripVerbs'
export const MergeDialog = late(() => import('./merge/MergeDialog'))
export const SplitCards = late(() => import('./split/SplitCards'))
export const PapersDialog = late(() => import('./papers/PapersDialog'))
