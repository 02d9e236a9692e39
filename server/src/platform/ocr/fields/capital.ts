/** Words after the number of an amount, and before it. */
const SHAPE = /^(人民币)?(.+?)(元|圆)(整|正)?(人民币|美元|港元|港币|欧元)?$/
const SMALL = '拾佰仟'

/** Numerals by characters of similar shape, with which they are confused. */
const NUMERALS: Readonly<Record<string, string>> = {
  壹: '过查吉喜童臺富壶壳党意宣坦登生宇辣至豆直士言',
  贰: '需贡武贷融试式赋贱黄',
  叁: '参叄叉僚参条全会金务',
  肆: '律肄驶',
  伍: '伪任佑伯仕',
  陆: '陈际随',
  柒: '染沫染粱',
  捌: '拥搁扔别提抽制撞柚挨抢拍坝挑押扒',
  玖: '玫政攻欧',
}
const UNITS: Readonly<Record<string, string>> = {
  拾: '抢捡恰给拴',
  佰: '伯倡借们个信值俱',
  仟: '任什仔作件仁仕传千',
}
/**
 * Most frequent numeral of capitals, which is also the hardest to read: it is proposed for a character that nothing
 * else explains.
 */
const USUAL = '壹'

const known = (table: Readonly<Record<string, string>>, read: string): string | undefined =>
  table[read] !== undefined ? read : Object.keys(table).find((right) => table[right]?.includes(read))

const isUnit = (read: string): boolean => known(UNITS, read) !== undefined || /[万亿元圆]/.test(read)

/**
 * Amount by the grammar of amounts: a numeral before each unit, units from large to small. A character that cannot be
 * there is replaced by the one that it is usually confused with. Undefined for a text that is no amount; `exact` if
 * nothing was replaced.
 */
export function capitalIn(read: string): { text: string; exact: boolean } | undefined {
  const plain = read.replace(/[^\p{Script=Han}\d.]/gu, '').replace(/[方刀](?=[元无兀人]|$)/g, '万')
  const tidy = plain.replace(/[无兀](?=[整正束栖熬台]|$|人民)/g, '元').replace(/(?<=[元圆])[束栖熬台]$/, '整')
  const [, currency = '', number = '', unit = '', whole = '', behind = ''] = SHAPE.exec(tidy) ?? []
  const spelled = /^[\d.]+[万亿]?$/.test(number) ? digitsOf(number) : numeralsOf(number)
  if (!spelled) return undefined
  const text = `${currency}${spelled}${unit}${whole}${behind}`
  return { text, exact: text === plain }
}

const digitsOf = (number: string): string | undefined =>
  /^[1-9]\d*(\.\d{1,6})?[万亿]?$/.test(number) ? number : undefined

function numeralsOf(number: string): string | undefined {
  const parts = number.split(/(?<=[万亿])/)
  const spelled = parts.map(partOf)
  return spelled.every((part) => part !== undefined) && spelled.length <= 3 ? spelled.join('') : undefined
}

/** Numerals with their units, from large to small, followed by 万 or 亿. */
function partOf(part: string): string | undefined {
  const [, pairs = '', large = ''] = /^(.+?)([万亿]?)$/.exec(part) ?? []
  let [text, last] = ['', SMALL.length]
  for (let at = 0; at < pairs.length; at += 2) {
    if (pairs[at] === '零') text += pairs[at++]
    const [numeral, unit] = [pairs[at] ?? '', pairs[at + 1]]
    const right = known(NUMERALS, numeral) ?? (isUnit(numeral) ? undefined : USUAL)
    if (right === undefined) return undefined
    text += right
    if (unit === undefined) continue
    const small = known(UNITS, unit)
    const place = small === undefined ? -1 : SMALL.indexOf(small)
    if (place < 0 || place >= last) return undefined
    last = place
    text += small
  }
  return text === '' ? undefined : text + large
}
