import { sumFigures } from '../../../../ui/format/decimal'
import type { Change, Head } from '../preview/changes'

/** What a split answers, the rest first, as a change of both: what the two hold together is what the one held. */
export function splitChanges(settlements: readonly Head[]): Change[] {
  const whole = {
    settleCnt: sumFigures(
      'count',
      settlements.map((row) => row.settleCnt),
    ),
    settleAmt: sumFigures(
      'money',
      settlements.map((row) => row.settleAmt),
    ),
  }
  return settlements.map(({ settleNo, settleCnt, settleAmt }, at) => ({
    settleNo,
    before: at === 0 ? whole : null,
    after: { settleCnt, settleAmt },
  }))
}
