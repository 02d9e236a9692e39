import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { textForm } from '../../../kernel/values/forms.js'
import { registrationTexts as texts } from './texts.js'

/** A company's number as it is kept, whatever its width, case and blanks were: one number is one company's. */
export const keptNo = (companyNo: string): string => textForm(companyNo)

/** Warnings of a company number: old ones and those of other registers have no check character, so that none is refused. */
export const warningsOf = ({ companyNo }: { companyNo: string | null }): string[] =>
  companyNo === null || isCreditCode(companyNo) ? [] : [texts.creditCodeOff]
