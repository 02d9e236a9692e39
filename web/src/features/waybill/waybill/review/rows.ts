import type { WaybillReviewFieldsFragment } from './review.generated'

export type Review = WaybillReviewFieldsFragment

/** Whether the viewer may decide the open request. */
export const isDecidable = ({ allowedActions }: Review): boolean => allowedActions.includes('approve')
