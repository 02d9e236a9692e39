export interface Reading {
  cardNos: string[]
  /** Numbers that one scan contained twice in a row, since the scanner fired again before it sent Enter. */
  doubled: string[]
}

const SEVERAL_IN_ONE = /^(?:[A-Z]\d{1,14}){2,}$/
const NUMBERS = /[A-Z]\d{1,14}/g

/** Value after the last "=", in narrow capitals, as card numbers are written. */
const numberIn = (text: string): string =>
  text
    .slice(text.lastIndexOf('=') + 1)
    .normalize('NFKC')
    .trim()
    .toUpperCase()

/** Splits numbers that ran together because an Enter was lost; a doubled one is a single scan. */
function readWord(word: string): Reading {
  if (!SEVERAL_IN_ONE.test(word)) return { cardNos: [word], doubled: [] }
  const found: string[] = word.match(NUMBERS) ?? []
  const cardNos = [...new Set(found)]
  return { cardNos, doubled: cardNos.filter((cardNo) => found.indexOf(cardNo) !== found.lastIndexOf(cardNo)) }
}

function readWords(words: string[]): Reading {
  const readings = words.filter(Boolean).map(readWord)
  return {
    cardNos: readings.flatMap((reading) => reading.cardNos),
    doubled: readings.flatMap((reading) => reading.doubled),
  }
}

export const SEPARATORS = /[\s,，;；、]+/

/** Reading of scanned text up to Enter or Tab: text before the last "=" belongs to the code's link. */
export const readScan = (text: string): Reading => readWords(numberIn(text).split(SEPARATORS))

/** Reading of pasted numbers, each of which may be a link. */
export const readPaste = (text: string): Reading => readWords(text.split(SEPARATORS).map(numberIn))
