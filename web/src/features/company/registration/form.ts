import { registerCompanyInputLengths as lengths } from '../../../gql/fields/company.generated'
import { codeError, phoneError } from '../../identity/sign-in'
import { texts } from './texts'

/** Registration form; pictures are links, empty texts mean none. */
export type Values = Record<
  | 'companyName'
  | 'companyNo'
  | 'registerAddress'
  | 'companyUrl'
  | 'idCardPositiveUrl'
  | 'idCardNegativeUrl'
  | 'idNo'
  | 'contactName'
  | 'contactPhone'
  | 'code',
  string
>

export type FieldName = keyof Values

export const emptyForm: Values = {
  companyName: '',
  companyNo: '',
  registerAddress: '',
  companyUrl: '',
  idCardPositiveUrl: '',
  idCardNegativeUrl: '',
  idNo: '',
  contactName: '',
  contactPhone: '',
  code: '',
}

/** Rule of a text: returns its fault, or null for a correct text. */
export type Rule = (text: string) => string | null

const upTo =
  (max: number): Rule =>
  (text) =>
    text.trim().length > max ? texts.tooLong(max) : null

const filled =
  (missing: string, rest: Rule): Rule =>
  (text) => {
    if (!text) return missing
    return text.trim() ? rest(text) : texts.blank
  }

/** Rules of the registration form (docs/behaviour/company.md). */
export const rules = {
  companyName: filled(texts.companyNameMissing, upTo(lengths.companyName)),
  companyNo: upTo(lengths.companyNo),
  registerAddress: upTo(lengths.registerAddress),
  idNo: upTo(50),
  contactName: filled(texts.contactNameMissing, upTo(lengths.contactName)),
  contactPhone: filled(texts.contactPhoneMissing, phoneError),
  code: filled(texts.codeMissing, codeError),
} satisfies Partial<Record<FieldName, Rule>>

/** Warnings: something to check again, without a refusal. */
export const warnings: Partial<Record<FieldName, Rule>> = {
  companyNo: (text) => (isBlank(text) || isCreditCode(tidiedCode(text)) ? null : texts.creditCodeOff),
}

const isBlank = (text: string): boolean => text.trim() === ''

/** Characters of a unified social credit code (GB 32100-2015) by their value; I, O, S, V and Z are left out. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const [LENGTH, BASE] = [18, 31]

/** Whether a text is a 统一社会信用代码: 18 capitals and digits, the last one the check character. */
export function isCreditCode(text: string): boolean {
  if (text.length !== LENGTH) return false
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, -1)) {
    const value = CHARACTERS.indexOf(character)
    if (value < 0) return false
    sum += value * weight
    weight = (weight * 3) % BASE
  }
  return text.at(-1) === CHARACTERS[(BASE - (sum % BASE)) % BASE]
}

/** Code in the stored form: in capitals without blanks. */
export const tidiedCode = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
