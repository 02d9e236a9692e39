import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { isIdNumber } from '../../../kernel/values/id-number.js'
import type { Fit } from '../decide.js'
import { capitalIn } from './capital.js'
import { creditCodeIn, idNumberIn } from './codes.js'
import { daysIn, termIn } from './days.js'
import { mendedWords } from './mended.js'
import { nationIn } from './nations.js'
import { nearPlace, PLACES, placesAtStart } from './places.js'
import { typeIn } from './types.js'

/** Nothing but the characters that a field can have. */
const only = (text: string, allowed: RegExp): string =>
  [...text].filter((character) => allowed.test(character)).join('')

/** What is read of dirt before a text, as far as its last sign. */
const NOISE = /^.{0,3}[。”“"'‘’:;,.·|]+/u

const words =
  (allowed: RegExp, can: (text: string) => boolean = () => true): Fit =>
  (read) => {
    const plain = only(read.replace(NOISE, ''), allowed)
    const text = withPlaces(mendedWords(plain))
    return text === '' || !can(text) ? undefined : { text, exact: text === plain }
  }

/** The places that a text begins with, where only one that there is comes near to what was read. */
function withPlaces(text: string): string {
  return placesAtStart(text).reduce((better, part) => better.replace(part, nearPlace(part) ?? part), text)
}

const HAN = /[\p{Script=Han}·]/u
export const COMPANY_END = /(公司|企业|合伙\)?|厂|店|部|中心|社|行|所|站|场|队|户)$/
export const AUTHORITY_END = /公安(局|分局|处)$|公安局.+分局$|分局$/
/** The end of an address: a number of a house, a flat or a group, or a building. One that ends with a village may go on. */
export const ADDRESS_END = /(\d[号栋幢座室楼层组队户]?|[A-Za-z\d][座栋室]|厦|园|城)$/

const code =
  (codeIn: typeof creditCodeIn, holds: (text: string) => boolean): Fit =>
  (read) => {
    const found = codeIn([read])
    return found && { text: found.text, exact: found.sure && holds(found.text) }
  }

/** A day on a paper that writes months and days with two digits: one digit is half of what stands there. */
const day =
  (digits: RegExp): Fit =>
  (read) => {
    const [text] = daysIn(read)
    return text ? { text, exact: digits.test(read) } : undefined
  }

export const fits = {
  companyName: words(/[\p{Script=Han}\p{L}\d()·&]/u),
  companyNo: code(creditCodeIn, isCreditCode),
  companyType: (read) => typeIn(only(read, /[\p{Script=Han}()、]/u)),
  person: words(HAN),
  address: words(/[\p{Script=Han}A-Za-z\d()\-#、]/u),
  cardAddress: words(/[\p{Script=Han}A-Za-z\d\-#]/u),
  found: day(/\d{4}\D{1,2}\d\d\D{1,2}\d\d/),
  birth: (read) => {
    const [text] = daysIn(only(read, /[\d年月日]/))
    return text ? { text, exact: true } : undefined
  },
  capital: capitalIn,
  term: (read) => {
    const { from, to } = termIn(read)
    if (!from || !to) return undefined
    return { text: `${from}至${to}`, exact: to > from && (read.match(/\d\d\D{1,2}\d\d(?!\d)/g) ?? []).length > 0 }
  },
  sex: (read) => {
    const text = only(read, /[男女]/)[0]
    return text ? { text, exact: true } : undefined
  },
  nation: (read) => {
    const found = nationIn(only(read, HAN))
    return found && { text: found.nation, exact: found.exact }
  },
  idNo: code(idNumberIn, isIdNumber),
  authority: words(/\p{Script=Han}/u),
} satisfies Record<string, Fit>

export const isKnownPlace = (text: string): boolean => {
  const parts = placesAtStart(text)
  return parts.length > 0 && parts.some((part) => PLACES.has(part))
}
