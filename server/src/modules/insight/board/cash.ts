import { addMoney, ZERO } from '../../../kernel/money/money.js'
import type { dueByWeek, unplannedSettlements } from '../../payment/index.js'
import { daysLater } from '../phase/steps.js'
import type { BoardCash } from './board.view.js'

export const WEEKS = 4
const DAYS = 7

/** Amounts that are due, and amounts without a day yet. */
export interface Needs {
  due: Awaited<ReturnType<typeof dueByWeek>>
  unplanned: Awaited<ReturnType<typeof unplannedSettlements>>
}

/** Cash for these amounts within four weeks from today. */
export function cashOf({ due, unplanned }: Needs, today: string): BoardCash {
  const dueIn = (week: number | null) => addMoney(...due.filter((one) => one.week === week).map(({ amount }) => amount))
  const of = (status: string) =>
    addMoney(...unplanned.filter((one) => one.status === status).map(({ amount }) => amount))
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const from = daysLater(today, week * DAYS)
    return { from, to: daysLater(from, DAYS - 1), amount: dueIn(week) }
  })
  return withNeeded({ overdueAmt: dueIn(null), weeks, unplannedAmt: of('APPROVED'), pendingAmt: of('PENDING') })
}

const withNeeded = (cash: Omit<BoardCash, 'neededAmt'>): BoardCash => ({
  ...cash,
  neededAmt: addMoney(cash.overdueAmt, cash.unplannedAmt, ...cash.weeks.map(({ amount }) => amount)),
})

/** Sum of cash figures that begin on the same day. */
export function sumOfCash(parts: readonly BoardCash[], today: string): BoardCash {
  const { weeks } = cashOf({ due: [], unplanned: [] }, today)
  return withNeeded({
    overdueAmt: addMoney(...parts.map(({ overdueAmt }) => overdueAmt)),
    unplannedAmt: addMoney(...parts.map(({ unplannedAmt }) => unplannedAmt)),
    pendingAmt: addMoney(...parts.map(({ pendingAmt }) => pendingAmt)),
    weeks: weeks.map((week, at) => ({
      ...week,
      amount: addMoney(...parts.map((part) => part.weeks[at]?.amount ?? ZERO)),
    })),
  })
}
