import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { shownDiffs } from '../change/history/diff.js'
import { labelOf, told as toldValue } from '../change/history/labels.js'
import { waybillTexts as texts } from '../texts.js'
import { reviewTable } from './fields.js'
import { reviewList } from './review.queries.js'
import type { ReviewView } from './review.view.js'

/** Every change that is asked for, one behind the other. */
const changesOf = ({ asked }: ReviewView): string =>
  shownDiffs(asked)
    .map(({ field, before, after }) => texts.change(labelOf(field), toldValue(field, before), toldValue(field, after)))
    .join('；')

/** Requests for changes in a spreadsheet: the columns of their list page. */
export const reviewSheet: ListSheet<ReviewView> = {
  title: texts.reviews,
  permission: 'chain:companywaybill:get',
  spec: reviewList,
  filterType: 'WaybillReviewFilter',
  sortType: 'WaybillReviewSort',
  fields: { ...sheetFieldsOf(reviewTable), changes: told(changesOf) },
  titles: sheetTitlesOf(reviewTable),
}
