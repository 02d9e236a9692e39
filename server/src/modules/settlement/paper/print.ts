import type { OnPaper } from '../../../platform/paper/read-paper.js'
import { RECEIPT_PREFIX, SETTLEMENT_PREFIX } from '../texts.js'

/** Address of the check page in a printed code, with any host, since the server may have moved since. */
const CHECK = /^https?:\/\/[^\s]+\/check\/([\w-]{1,100})$/
const numbers = (prefix: string): RegExp =>
  new RegExp(`(?<![0-9A-Za-z])${prefix}\\d{12}(?:-\\d{1,5})*(?![0-9A-Za-z])`, 'g')
const [SETTLE_NO, GIVE_CARD_NO] = [numbers(SETTLEMENT_PREFIX), numbers(RECEIPT_PREFIX)]
/** Most codes on a paper of one document; more of them are a list. */
const MOST = 20

/** Tokens and numbers on a paper that name documents of the program. */
export function namesOn({ codes, texts }: OnPaper): { tokens: string[]; settleNos: string[]; giveCardNos: string[] } {
  const all = (pattern: RegExp): string[] =>
    [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].slice(0, MOST)
  const tokens = codes.flatMap((code) => CHECK.exec(code)?.[1] ?? [])
  return { tokens: [...new Set(tokens)], settleNos: all(SETTLE_NO), giveCardNos: all(GIVE_CARD_NO) }
}
