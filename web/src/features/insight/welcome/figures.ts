import { addDays, dayFromToday } from '../../../ui/format/date'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { texts } from './texts'
import type { WelcomeQuery } from './welcome.generated'

export interface Figure {
  label: string
  value: string
  note: string
  /** The list behind the figure, filtered to what it counts. */
  url: string
  /** Whether somebody has to do something about it. */
  urgent: boolean
}

const receipts = (query: string) => `/scan/historyCard?${query}`
const waybills = (query: string) => `/chain/business/companywaybill2?${query}`
const settlements = (query: string) => `/chain/settlement?${query}`

const UNPRICED = waybills('settleable=1&unpriced=1')

/** The waybills of one calendar day, as a list. */
export const waybillsOfDay = (day: string) => waybills(`goDatetime=${day}~${day}`)

/** How many waybills have no price: not known yet, or why it cannot be told. */
interface Unpriced {
  count: number | undefined
  error: string | undefined
}

/** The cards of the page. */
export function figuresOf(welcome: WelcomeQuery['welcome'], unpriced: Unpriced): Figure[] {
  const yesterday = addDays(dayFromToday(0), -1)
  const count = (label: string, value: number, note: string, url: string, urgent = false): Figure => ({
    label,
    value: formatCount(value),
    note,
    url,
    urgent: urgent && value > 0,
  })
  return [
    count(
      texts.openReceipts,
      welcome.openReceiptCount,
      texts.openReceiptsNote(formatCount(welcome.openReceiptWaybillCount)),
      receipts('status=OPEN'),
    ),
    count(
      texts.settleAble,
      welcome.settleAbleWaybillCount,
      texts.settleAbleNote(formatMoney(welcome.settleAbleAmount)),
      waybills('settleable=1'),
    ),
    count(
      texts.pendingSettlements,
      welcome.pendingSettlementCount,
      texts.pendingSettlementsNote(formatMoney(welcome.pendingSettlementAmount)),
      settlements('status=PENDING'),
    ),
    {
      label: texts.approvedUnpaid,
      value: formatMoney(welcome.approvedUnpaidAmount),
      note: texts.approvedUnpaidNote,
      url: settlements('status=APPROVED'),
      urgent: false,
    },
    count(texts.pendingReview, welcome.pendingReviewCount, texts.pendingReviewNote, waybills('pendingReview=1'), true),
    count(
      texts.lackingPayee,
      welcome.lackingPayeeCount,
      texts.lackingPayeeNote,
      waybills('settled=1&lackingPayee=1'),
      true,
    ),
    unpriced.count === undefined
      ? { label: texts.unpriced, value: '…', note: unpriced.error ?? texts.unpricedNote, url: UNPRICED, urgent: false }
      : count(texts.unpriced, unpriced.count, texts.unpricedNote, UNPRICED, true),
    count(texts.yesterday, welcome.yesterdayTripCount, texts.yesterdayNote(yesterday), waybillsOfDay(yesterday)),
  ]
}
