import { registerCompanyInputLengths as lengths } from '../../../gql/lengths.generated'
import { codeError, phoneError } from '../../identity/sign-in'
import { isCreditCode, tidied } from '../authentication'
import { texts } from './texts'

/** The registration form (000 §3); pictures are links, empty texts are nothing. */
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

/** What is wrong with a text; null when nothing is. */
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

/** The rules of 000 §5. */
export const rules = {
  companyName: filled(texts.companyNameMissing, upTo(lengths.companyName)),
  companyNo: upTo(lengths.companyNo),
  registerAddress: upTo(lengths.registerAddress),
  idNo: upTo(50),
  contactName: filled(texts.contactNameMissing, upTo(lengths.contactName)),
  contactPhone: filled(texts.contactPhoneMissing, phoneError),
  code: filled(texts.codeMissing, codeError),
} satisfies Partial<Record<FieldName, Rule>>

/** Warnings of fields: something to look at again, for which nothing is refused. */
export const warnings: Partial<Record<FieldName, Rule>> = {
  companyNo: (text) => (isBlank(text) || isCreditCode(tidied('companyNo', text)) ? null : texts.creditCodeOff),
}

const isBlank = (text: string): boolean => text.trim() === ''
