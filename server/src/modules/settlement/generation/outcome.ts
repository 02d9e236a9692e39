import { addMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import { idKey } from '../../../kernel/values/id.js'
import { PriceSource } from '../../waybill/index.js'
import { type LineResult, lineResult } from '../line/line.result.js'
import type { SettlementView } from '../settlement/settlement.view.js'
import { settlementTexts as texts } from '../texts.js'
import type { NewLine } from './generation.queries.js'
import { type ExcludedWaybill, type Plan, sumOf } from './plan.js'

const SHOWN_EXCLUSIONS = 200

/** Settlement that was made, with its plan. */
export interface Made {
  plan: Plan
  settlements: SettlementView[]
  lines: NewLine[]
}

export interface SettlementOutcome {
  settlements: SettlementView[]
  groups: {
    projectId: string
    projectInfoId: string
    projectName: string
    agentName: string
    settleCnt: number
    settleAmt: Money
  }[]
  settleCnt: number
  settleAmt: Money
  bySource: { source: PriceSource; count: number; amount: Money }[]
  excluded: ExcludedWaybill[]
  excludedCount: number
  lackingPayeeIds: string[]
  message: string
}

/** Result for all waybills together. */
export function outcomeOf({ plan, settlements, lines }: Made): SettlementOutcome {
  const planned = plan.groups.flatMap((group) => group.lines)
  const bySource = [...Map.groupBy(planned, (line) => line.price.source)].map(([source, priced]) => ({
    source: PriceSource[source],
    count: priced.length,
    amount: sumOf(priced),
  }))
  const groups = plan.groups.map(({ lines: own, ...group }) => ({
    projectInfoId: group.projectId,
    ...group,
    settleCnt: own.length,
    settleAmt: sumOf(own),
  }))
  return {
    settlements,
    groups,
    settleCnt: planned.length,
    settleAmt: addMoney(ZERO, ...groups.map((group) => group.settleAmt)),
    bySource,
    excluded: plan.excluded.slice(0, SHOWN_EXCLUSIONS),
    excludedCount: plan.excluded.length,
    lackingPayeeIds: lines.filter((line) => line.payeeId === null).map((line) => line.waybillId),
    message: texts.settlementsGenerated(settlements.length, planned.length, plan.excluded.length),
  }
}

/** Results for each waybill, in the order in which they were named. */
export function rowsOf(waybillIds: readonly string[], { plan, settlements, lines }: Made): LineResult[] {
  const numbers = new Map(settlements.map(({ id, settleNo }) => [id, settleNo]))
  const settled = new Map(lines.map((line) => [line.waybillId, line]))
  const planned = plan.groups.flatMap((group) => group.lines)
  const named = new Map(planned.map(({ waybill: { id, no } }) => [id, no]))
  const excluded = new Map(plan.excluded.map((row) => [idKey(row.id), row]))
  return waybillIds.map((given): LineResult => {
    const id = idKey(given)
    const [line, refused] = [settled.get(id), excluded.get(id)]
    const no = named.get(id) ?? refused?.no
    const row = lineResult(given, null, no ? { no } : undefined)
    if (!line) return { ...row, ok: false, msg: refused?.message ?? null, code: refused?.reason ?? null }
    return { ...row, settleNoAfter: numbers.get(line.settlementId) ?? null, amountAfter: line.totalAmt }
  })
}
