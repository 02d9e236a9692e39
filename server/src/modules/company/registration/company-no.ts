import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { textForm } from '../../../kernel/values/forms.js'
import { registrationTexts as texts } from './texts.js'

/** A company's number as it is kept, whatever its width, case and blanks were: one number is one company's. */
export const keptNo = (companyNo: string): string => textForm(companyNo)

/** What somebody should look at again: old numbers and those of other registers have no check character, so that none is refused (000 §5). */
export const warningsOf = ({ companyNo }: { companyNo: string | null }): string[] =>
  companyNo === null || isCreditCode(companyNo) ? [] : [texts.creditCodeOff]
