import { DomainError } from '../../../kernel/errors.js'
import { SettlementStatus } from '../enums.js'

/** Parts of a number for comparison: JS202611200001-2-10 is that number, then 2, then 10. */
function partsOf(settleNo: string): [base: string, ...parts: number[]] {
  const [base = '', ...parts] = settleNo.split('-')
  return [base, ...parts.map(Number)]
}

/** Order of numbers: older ones first, and a split-off part after the settlement it came from. */
export function byNumber(one: { settleNo: string }, other: { settleNo: string }): number {
  const [base, ...parts] = partsOf(one.settleNo)
  const [otherBase, ...otherParts] = partsOf(other.settleNo)
  if (base !== otherBase) return base < otherBase ? -1 : 1
  for (let index = 0; index < Math.max(parts.length, otherParts.length); index++) {
    const difference = (parts[index] ?? 0) - (otherParts[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Status of a merged settlement: approved only when all parts are. */
export function mergedStatus(statuses: readonly SettlementStatus[]): SettlementStatus {
  const approved = statuses.every((status) => status === SettlementStatus.APPROVED)
  return approved ? SettlementStatus.APPROVED : SettlementStatus.PENDING
}

/** SETTLEMENTS_DIFFER unless all belong to one project, and to one payee or none. */
export function assertAlike(settlements: readonly { projectId: string; payeeId: string | null }[]): void {
  const kinds = new Set(settlements.map(({ projectId, payeeId }) => `${projectId}/${payeeId}`))
  if (kinds.size > 1) throw new DomainError('SETTLEMENTS_DIFFER')
}
