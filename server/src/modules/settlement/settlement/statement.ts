import { ZERO } from '../../../kernel/money/money.js'
import { WeightUnit } from '../../waybill/index.js'
import type { StatementRow } from './settlement.queries.js'
import type { StatementCarrier } from './settlement.view.js'

/** Nests the summed rows, outer levels first, into carriers → dates → trucks. */
export function foldStatement(rows: readonly StatementRow[]): StatementCarrier[] {
  const carriers: StatementCarrier[] = []
  for (const row of rows) {
    const carrier = carriers.at(-1)
    const date = carrier?.detail.at(-1)
    if (row.level === 'carrier') {
      carriers.push({ carrierName: row.carrierName, cnt: row.cnt, amt: row.totalAmt, detail: [] })
    } else if (row.level === 'day') {
      carrier?.detail.push({ createDatetime: row.day ?? '', cnt: row.cnt, totalAmt: row.totalAmt, detailDetail: [] })
    } else {
      date?.detailDetail.push({
        truckCode: row.truckCode ?? '',
        settleCnt: row.cnt,
        weightTons: row.weightTons,
        weightUnit: WeightUnit[row.weightUnit ?? 'TRUCK'],
        settlePrice: row.price ?? ZERO,
        payeePrice: row.prepaidAmt,
        totalAmt: row.totalAmt,
      })
    }
  }
  return carriers
}
