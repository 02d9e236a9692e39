/** Characters of amounts by what they are taken for: the numerals where a unit follows, the units and the rest wherever they stand. */
const AMOUNTS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/[伯倡借]/g, '佰'],
  [/[任什仔作]/g, '仟'],
  [/[方刀](?=[元无兀人]|$)/g, '万'],
  [/[无兀]/g, '元'],
  [/[束栖熬]$/, '整'],
  [/[过查吉喜童臺富壶壳党意宣](?=[拾佰仟亿万])/g, '壹'],
  [/[需贡武贷](?=[拾佰仟亿万])/g, '贰'],
  [/[参叄叉](?=[拾佰仟亿万])/g, '叁'],
  [/[伪任](?=[拾佰仟亿万])/g, '伍'],
  [/[拥搁扔别](?=[拾佰仟亿万])/g, '捌'],
]

/** Words of this trade and its places with a rare character, or with one that looks like another. */
const WORDS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/士(?=石方|方工程)/g, '土'],
  [/(?<=渣)士/g, '土'],
  [/淹(?=土)/g, '渣'],
  [/番.(?=区)/g, '番禺'],
  [/固[成国](?=社区)/g, '固戍'],
  [/(?<=\d)呈(?=\d|$)/g, '号'],
  [/(?<=\d)标(?=\d|$)/g, '栋'],
  [/自[然燃][入人](?=独资|投资)/g, '自然人'],
]

const mended = (text: string, changes: typeof AMOUNTS): string =>
  changes.reduce((better, [wrong, right]) => better.replace(wrong, right), text)

export const mendedAmount = (text: string): string => mended(text, AMOUNTS)
export const mendedWords = (text: string): string => mended(text, WORDS)
