import { formTable } from '../registration/fields.js'

/** What a picture is to show, as refusals name it. */
export const readingTexts = {
  licence: formTable.companyUrl.label,
  emblemSide: formTable.idCardPositiveUrl.label,
  portraitSide: formTable.idCardNegativeUrl.label,
} as const
