import { addMoney, isAmount, type Money, ZERO } from '../../../kernel/money/money.js'
import { withPauses } from '../../../kernel/pauses.js'
import { type Price, type PriceOf, receivable } from '../../price/index.js'
import { ExclusionReason, exclusionText, whyNotSettleable } from '../../waybill/index.js'
import { settlementTexts as texts } from '../texts.js'
import type { Candidate } from './generation.queries.js'

export interface ExcludedWaybill {
  id: string
  no: string
  cardNo: string | null
  truckCode: string
  reason: ExclusionReason
  message: string
}

export interface PlannedLine {
  waybill: Candidate
  price: Price
  totalAmt: Money
}

/** Planned settlement: the waybills of one project that one giver handed in. */
export interface PlannedGroup {
  projectId: string
  projectName: string
  agentName: string
  lines: PlannedLine[]
}

export interface Plan {
  groups: PlannedGroup[]
  excluded: ExcludedWaybill[]
}

/**
 * Divides waybills into settlements and leftovers, each leftover with its reason. Depends on its arguments alone:
 * preview and run share it.
 */
export async function makePlan(
  candidates: readonly Candidate[],
  priceOf: PriceOf,
  agentOf: (waybill: Candidate) => string,
): Promise<Plan> {
  const groups = new Map<string, PlannedGroup>()
  const excluded: ExcludedWaybill[] = []
  for await (const waybill of withPauses(candidates)) {
    const reason = whyNotSettleable(waybill)
    const price = reason ? null : priceOf(waybill)
    const totalAmt = price && receivable(price.price, waybill)
    if (!price || !totalAmt || !isAmount(totalAmt)) {
      excluded.push(exclude(waybill, reason ?? (price ? 'AMOUNT_OUT_OF_RANGE' : 'UNPRICED')))
      continue
    }
    const agentName = agentOf(waybill)
    const key = JSON.stringify([waybill.projectId, agentName])
    const group = groups.get(key) ?? {
      projectId: waybill.projectId,
      projectName: waybill.projectName,
      agentName,
      lines: [],
    }
    group.lines.push({ waybill, price, totalAmt })
    groups.set(key, group)
  }
  return { groups: [...groups.values()], excluded }
}

function exclude(waybill: Candidate, reason: `${ExclusionReason}`): ExcludedWaybill {
  const { id, no, cardNo, truckCode, anomalyHold } = waybill
  return { id, no, cardNo, truckCode, reason: ExclusionReason[reason], message: exclusionText(reason, anomalyHold) }
}

/** Row for an id that the company does not have. */
export const missing = (id: string): ExcludedWaybill => ({
  id,
  no: '',
  cardNo: null,
  truckCode: '',
  reason: ExclusionReason.NOT_FOUND,
  message: exclusionText('NOT_FOUND'),
})

export const sumOf = (lines: readonly PlannedLine[]): Money => addMoney(ZERO, ...lines.map((line) => line.totalAmt))

/** Leftovers counted by reason, as a sentence. */
export function reasonsText(excluded: readonly ExcludedWaybill[]): string {
  const counts = Map.groupBy(excluded, (row) => row.message)
  return [...counts].map(([message, rows]) => texts.excluded(message, rows.length)).join('，') || texts.sourceEmpty
}
