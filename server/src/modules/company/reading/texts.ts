import { formTable } from '../registration/fields.js'

/** Names of the papers that a picture should show, in refusals. */
export const readingTexts = {
  licence: formTable.companyUrl.label,
  emblemSide: formTable.idCardPositiveUrl.label,
  portraitSide: formTable.idCardNegativeUrl.label,
} as const
