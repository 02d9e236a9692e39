import { authenticationInputLengths as lengths } from '../../../gql/fields/company.generated'
import type { AuthenticationInput, AuthenticationStep } from '../../../gql/types.generated'
import { isCreditCode, tidiedCode } from '../registration'
import { birthOf, isIdNumber, plainDay, sexOf } from './numbers'
import { texts } from './texts'

const { labels } = texts

/** Fields of each step, in their order on the page. */
export const companyNames = [
  ...(['companyUrl', 'companyName', 'companyNo', 'companyType', 'companyRepre'] as const),
  ...(['companyAddress', 'companyFound'] as const),
] as const
export const personNames = [
  ...(['idCardNegativeUrl', 'idCardPositiveUrl', 'idName', 'idSex', 'idNation', 'idBirth', 'idNo'] as const),
  ...(['idAddress', 'idAuthority', 'idStartDate', 'idEndDate'] as const),
] as const
const names = [...companyNames, ...personNames]

export type Name = (typeof companyNames)[number] | (typeof personNames)[number]
/** Form of the wizard; pictures are links, empty texts mean none. */
export type Values = Record<Name, string>
/** Step of the form: 1 company, 2 legal person, 3 check. */
export type FormStep = 1 | 2 | 3
/** Names of the steps in the API. */
export const stepNames = { 1: 'COMPANY', 2: 'PERSON', 3: 'CHECK' } as const satisfies Record<
  FormStep,
  AuthenticationStep
>

export type PictureName = 'companyUrl' | 'idCardNegativeUrl' | 'idCardPositiveUrl'
export type TextName = Exclude<Name, PictureName>

const isPicture = (name: Name): name is PictureName => name.endsWith('Url')
export const textsIn = (of: readonly Name[]): TextName[] => of.filter((name): name is TextName => !isPicture(name))

export const isName = (text: string): text is Name => names.some((name) => name === text)
export const stepOf = (name: Name): FormStep => (companyNames.some((own) => own === name) ? 1 : 2)
export const namesOf = (step: FormStep): readonly Name[] => ({ 1: companyNames, 2: personNames, 3: [] })[step]

/** Values of a form from a draft or from earlier papers. */
export const valuesOf = (known: Partial<Record<Name, string | null>> = {}): Values =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? ''])) as Values

/** Input of the form; null for an empty field. */
export function inputOf(values: Values, mobile: string): AuthenticationInput {
  const texts = names.map((name) => [name, values[name].trim() || null])
  return { ...Object.fromEntries(texts), mobile: mobile || null }
}

export const isEmpty = (values: Values): boolean => names.every((name) => values[name].trim() === '')

/** Checks a text beside the other values: returns its fault, or null. Texts come without surrounding blanks. */
type Rule = (text: string, values: Values) => string | null

const needed =
  (name: Name, rest: Rule): Rule =>
  (text, values) =>
    text === '' ? texts.missing(labels[name]) : rest(text, values)
const upTo =
  (name: Name): Rule =>
  (text) =>
    text.length > lengths[name] ? texts.tooLong(lengths[name]) : null
const day =
  (name: Name): Rule =>
  (text) =>
    text === '' || plainDay(text) ? null : texts.dayWrong(labels[name])
const inOrder =
  (...rules: Rule[]): Rule =>
  (text, values) => {
    for (const rule of rules) {
      const wrong = rule(text, values)
      if (wrong) return wrong
    }
    return null
  }
const holds =
  (check: (text: string) => boolean, wrong: string): Rule =>
  (text) =>
    check(text) ? null : wrong
/** A number that is wrong itself is compared with nothing else. */
const asInNumber =
  (read: (idNo: string) => string, differs: string): Rule =>
  (text, { idNo }) =>
    text !== '' && isIdNumber(idNo.trim()) && text !== read(idNo.trim()) ? differs : null
const asDay =
  (rule: Rule): Rule =>
  (text, values) =>
    rule(plainDay(text) ?? '', values)

const end: Rule = (text, { idStartDate }) => {
  if (text === '' || text === texts.forever) return null
  const [from, to] = [plainDay(idStartDate), plainDay(text)]
  if (!to) return texts.endWrong(labels.idEndDate)
  return from && to <= from ? texts.endsBeforeStart : null
}

/** Rules for papers; the server has the same ones and decides. */
const rules: Record<Name, Rule> = {
  companyUrl: (link) => (link ? null : texts.papers.companyUrl.missing),
  companyName: needed('companyName', upTo('companyName')),
  companyNo: needed('companyNo', upTo('companyNo')),
  companyType: upTo('companyType'),
  companyRepre: needed('companyRepre', upTo('companyRepre')),
  companyAddress: upTo('companyAddress'),
  companyFound: day('companyFound'),
  idCardNegativeUrl: (link) => (link ? null : texts.papers.idCardNegativeUrl.missing),
  idCardPositiveUrl: (link) => (link ? null : texts.papers.idCardPositiveUrl.missing),
  idName: needed('idName', upTo('idName')),
  idSex: inOrder(
    (text) => (['', '男', '女'].includes(text) ? null : texts.sexWrong),
    asInNumber(sexOf, texts.sexDiffers),
  ),
  idNation: upTo('idNation'),
  idBirth: inOrder(day('idBirth'), asDay(asInNumber(birthOf, texts.birthDiffers))),
  idNo: needed('idNo', holds(isIdNumber, texts.idNoWrong)),
  idAddress: upTo('idAddress'),
  idAuthority: upTo('idAuthority'),
  idStartDate: day('idStartDate'),
  idEndDate: end,
}

/** Warnings: something to check again, without a refusal. */
export function warningOf(name: Name, values: Values): string | undefined {
  const companyNo = tidied('companyNo', values.companyNo)
  return name !== 'companyNo' || companyNo === '' || isCreditCode(companyNo) ? undefined : texts.creditCodeOff
}

export const errorOf = (name: Name, values: Values): string | null => rules[name](values[name].trim(), values)

/** First field that prevents handing in, by steps. */
export const firstWrong = (values: Values): Name | undefined => names.find((name) => errorOf(name, values) !== null)

/** Text in the stored form: codes in capitals without blanks, days as yyyy-MM-dd. */
export function tidied(name: Name, text: string): string {
  if (name === 'companyNo' || name === 'idNo') return tidiedCode(text)
  if (['companyFound', 'idBirth', 'idStartDate', 'idEndDate'].includes(name)) return plainDay(text) ?? text.trim()
  return text.replace(/\s*\n\s*/g, '').trim()
}

/** Birthday and sex from a valid identity number, where the form has none. */
export function derivedOf({ idNo, idBirth, idSex }: Values): Partial<Values> {
  if (!isIdNumber(idNo)) return {}
  return { ...(idBirth ? {} : { idBirth: birthOf(idNo) }), ...(idSex ? {} : { idSex: sexOf(idNo) }) }
}
