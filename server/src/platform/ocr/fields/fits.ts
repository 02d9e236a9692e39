import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { isIdNumber } from '../../../kernel/values/id-number.js'
import type { Fit } from '../decide.js'
import { capitalIn } from './capital.js'
import { creditCodeIn, idNumberIn } from './codes.js'
import { daysIn, termIn } from './days.js'
import { nearPlace, PLACES, placesAtStart } from './places.js'
import { typeIn } from './types.js'

/** Text without the characters that a field cannot have. */
const only = (text: string, allowed: RegExp): string =>
  [...text].filter((character) => allowed.test(character)).join('')

/** Dirt that was read before a text, up to its last sign. */
const NOISE = /^.{0,3}[。”“"'‘’:;,.·|]+/u

const words =
  (allowed: RegExp, can: (text: string) => boolean = () => true): Fit =>
  (read) => {
    const plain = only(read.replace(NOISE, ''), allowed)
    const text = withPlaces(mendedWords(plain))
    return text === '' || !can(text) ? undefined : { text, exact: text === plain }
  }

/** Text that begins with known places: an unknown one is corrected where exactly one known place is similar. */
function withPlaces(text: string): string {
  return placesAtStart(text).reduce((better, part) => better.replace(part, nearPlace(part) ?? part), text)
}

const HAN = /[\p{Script=Han}·]/u
export const COMPANY_END = /(公司|企业|合伙\)?|厂|店|部|中心|社|行|所|站|场|队|户)$/
export const AUTHORITY_END = /公安(局|分局|处)$|公安局.+分局$|分局$/
/**
 * End of an address: the number of a house, flat or group, or a building. An address that ends with a village may
 * continue.
 */
export const ADDRESS_END = /(\d[号栋幢座室楼层组队户]?|[A-Za-z\d][座栋室]|厦|园|城)$/

const code =
  (codeIn: typeof creditCodeIn, holds: (text: string) => boolean): Fit =>
  (read) => {
    const found = codeIn([read])
    return found && { text: found.text, exact: found.sure && holds(found.text) }
  }

/** Day on a paper that writes months and days with two digits, so that a single digit is only half of one. */
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

/** Words of this trade with a rare character, or with one that resembles another. */
const WORDS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/士(?=石方|方工程)/g, '土'],
  [/(?<=渣)士/g, '土'],
  [/淹(?=土)/g, '渣'],
  [/番.(?=区)/g, '番禺'],
  [/固[成国戌戊](?=社区)/g, '固戍'],
  [/(?<=\d)呈(?=\d|$)/g, '号'],
  [/(?<=\d)[己中口工|](?=\d)/g, ''],
  [/号号/g, '号'],
  [/(?<=\d)标(?=\d|$)/g, '栋'],
  [/自[然燃][入人](?=独资|投资)/g, '自然人'],
]

export const mendedWords = (text: string): string =>
  WORDS.reduce((better, [wrong, right]) => better.replace(wrong, right), text)

/** The 56 nations, without 族. */
const NATIONS = (
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 ' +
  '柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 ' +
  '塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'
).split(' ')
/** Characters that 汉 is read as. */
const LIKE_HAN = /^[汊汶汐冯沉汲江汊汪泌汗]/

/** Nation at the beginning of a text, and whether it is spelled exactly. */
export function nationIn(text: string): { nation: string; exact: boolean } | undefined {
  const [longest] = NATIONS.filter((nation) => text.startsWith(nation)).sort((a, b) => b.length - a.length)
  if (longest) return { nation: longest, exact: true }
  if (LIKE_HAN.test(text)) return { nation: '汉', exact: false }
  const [near] = NATIONS.filter((nation) => nation.length > 1 && mistakes(nation, text) === 1)
  return near ? { nation: near, exact: false } : undefined
}

const mistakes = (nation: string, text: string): number =>
  [...nation].filter((character, at) => character !== text[at]).length
