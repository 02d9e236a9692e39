import type { WaybillReviewFieldsFragment } from './review.generated'

export type Review = WaybillReviewFieldsFragment

/** Whether the viewer may decide it, and it is not decided yet. */
export const isDecidable = ({ allowedActions }: Review): boolean => allowedActions.includes('approve')
