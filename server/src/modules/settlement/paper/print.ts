import type { OnPaper } from '../../../platform/paper/read-paper.js'
import { RECEIPT_PREFIX, SETTLEMENT_PREFIX } from '../labels.js'

/** The address of the check page that stands on printed documents, wherever the server stood when they were printed. */
const CHECK = /^https?:\/\/[^\s]+\/check\/([\w-]{1,100})$/
const numbers = (prefix: string): RegExp =>
  new RegExp(`(?<![0-9A-Za-z])${prefix}\\d{12}(?:-\\d{1,5})*(?![0-9A-Za-z])`, 'g')
const [SETTLE_NO, GIVE_CARD_NO] = [numbers(SETTLEMENT_PREFIX), numbers(RECEIPT_PREFIX)]
/** A paper on which more stands is a list, and no document. */
const MOST = 20

/** What names documents of the program on a paper. */
export function namesOn({ codes, texts }: OnPaper): { tokens: string[]; settleNos: string[]; giveCardNos: string[] } {
  const all = (pattern: RegExp): string[] =>
    [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].slice(0, MOST)
  const tokens = codes.flatMap((code) => CHECK.exec(code)?.[1] ?? [])
  return { tokens: [...new Set(tokens)], settleNos: all(SETTLE_NO), giveCardNos: all(GIVE_CARD_NO) }
}
