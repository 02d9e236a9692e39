import { addDays, dayFromToday } from '../../../ui/format/date'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { texts } from './texts'
import type { WelcomeQuery } from './welcome.generated'

export interface Figure {
  label: string
  value: string
  note: string
  /** List behind the figure, with its filters. */
  url: string
  /** Whether the figure is zero. */
  none: boolean
}

const receipts = (query: string) => `/scan/historyCard?${query}`
const waybills = (query: string) => `/chain/business/companywaybill2?${query}`
const settlements = (query: string) => `/chain/settlement?${query}`

/** Permission to fill in payees and prices of trips. */
const SETTLES = 'chain:garbagecustomersales:edit'

/** The waybills of one calendar day, as a list. */
export const waybillsOfDay = (day: string) => waybills(`goDatetime=${day}~${day}`)

/** Number of waybills without a price, or the reason why it is unknown. */
interface Unpriced {
  count: number | undefined
  error: string | undefined
}

interface Known extends Figure {
  /** Permission for the next verb; null where nothing waits for one. */
  permission: string | null
}

/** All figures, the most urgent first. */
function known(welcome: WelcomeQuery['welcome'], unpriced: Unpriced): Known[] {
  const yesterday = addDays(dayFromToday(0), -1)
  const count = (label: string, value: number, note: string, url: string, permission: string | null): Known => ({
    label,
    value: formatCount(value),
    note,
    url,
    none: value === 0,
    permission,
  })
  return [
    count(
      texts.pendingReview,
      welcome.pendingReviewCount,
      texts.pendingReviewNote,
      waybills('pendingReview=1'),
      'chain:companywaybill:audit',
    ),
    count(
      texts.pendingSettlements,
      welcome.pendingSettlementCount,
      texts.pendingSettlementsNote(formatMoney(welcome.pendingSettlementAmount)),
      settlements('status=PENDING'),
      'chain:companysettle:audit',
    ),
    count(
      texts.lackingPayee,
      welcome.lackingPayeeCount,
      texts.lackingPayeeNote,
      waybills('settled=1&lackingPayee=1'),
      SETTLES,
    ),
    {
      label: texts.approvedUnpaid,
      value: formatMoney(welcome.approvedUnpaidAmount),
      note: texts.approvedUnpaidNote,
      url: settlements('status=APPROVED'),
      none: Number(welcome.approvedUnpaidAmount) === 0,
      permission: 'chain:companypayment:add',
    },
    count(
      texts.openReceipts,
      welcome.openReceiptCount,
      texts.openReceiptsNote(formatCount(welcome.openReceiptWaybillCount)),
      receipts('status=OPEN'),
      'chain:garbagecustomersales:add',
    ),
    {
      label: texts.unpriced,
      value: unpriced.count === undefined ? '…' : formatCount(unpriced.count),
      note: unpriced.error ?? texts.unpricedNote,
      url: waybills('settleable=1&unpriced=1'),
      none: unpriced.count === 0,
      permission: SETTLES,
    },
    count(
      texts.settleAble,
      welcome.settleAbleWaybillCount,
      texts.settleAbleNote(formatMoney(welcome.settleAbleAmount)),
      waybills('settleable=1'),
      null,
    ),
    count(texts.yesterday, welcome.yesterdayTripCount, texts.yesterdayNote(yesterday), waybillsOfDay(yesterday), null),
  ]
}

/** Order of figures: non-zero ones first, the slow count after them, so that nothing moves when it comes. */
const rankOf = ({ none, label }: Figure): number => (label === texts.unpriced ? 1 : none ? 2 : 0)

/** Figures that wait for this person, and all others. */
export function figuresOf(welcome: WelcomeQuery['welcome'], unpriced: Unpriced, may: (permission: string) => boolean) {
  const all = known(welcome, unpriced)
  const todo = all.filter(({ permission }) => permission !== null && may(permission))
  return {
    todo: todo.toSorted((one, other) => rankOf(one) - rankOf(other)),
    others: all.filter((figure) => !todo.includes(figure)),
  }
}
