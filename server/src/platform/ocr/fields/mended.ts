/** Words of this trade and its places with a rare character, or with one that looks like another. */
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
