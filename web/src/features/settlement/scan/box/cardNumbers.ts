export interface Reading {
  cardNos: string[]
  /** Numbers that one scan held twice in a row: the scanner had fired again before it sent its Enter. */
  doubled: string[]
}

const SEVERAL_IN_ONE = /^(?:[A-Z]\d{1,14}){2,}$/
const NUMBERS = /[A-Z]\d{1,14}/g

/** The value after the last "=", in the narrow capitals that card numbers are written in. */
const numberIn = (text: string): string =>
  text
    .slice(text.lastIndexOf('=') + 1)
    .normalize('NFKC')
    .trim()
    .toUpperCase()

/** Numbers that ran together because an Enter got lost are parted; the same one twice is one scan. */
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

/** What a scanner typed up to its Enter or Tab: text before the last "=" belongs to the code's link (000 §5). */
export const readScan = (text: string): Reading => readWords(numberIn(text).split(SEPARATORS))

/** Many numbers pasted at once, each of which may be a link. */
export const readPaste = (text: string): Reading => readWords(text.split(SEPARATORS).map(numberIn))
