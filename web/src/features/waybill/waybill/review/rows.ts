import type { WaybillReviewFieldsFragment } from './review.generated'

export type Review = WaybillReviewFieldsFragment
