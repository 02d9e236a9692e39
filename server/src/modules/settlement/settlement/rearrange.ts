import { DomainError } from '../../../kernel/errors.js'
import { SettlementStatus } from '../enums.js'

/** JS202611200001-2-10 → its number and the parts it was split into, for comparison. */
function partsOf(settleNo: string): [base: string, ...parts: number[]] {
  const [base = '', ...parts] = settleNo.split('-')
  return [base, ...parts.map(Number)]
}

/** The older number first: a part that was split off comes after what it was split from. */
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

/** The status of what several settlements are merged into: approved only when all of them are. */
export function mergedStatus(statuses: readonly SettlementStatus[]): SettlementStatus {
  const approved = statuses.every((status) => status === SettlementStatus.APPROVED)
  return approved ? SettlementStatus.APPROVED : SettlementStatus.PENDING
}

/** SETTLEMENTS_DIFFER unless all are of one project and owed to one payee, or all to none yet. */
export function assertAlike(settlements: readonly { projectId: string; payeeId: string | null }[]): void {
  const kinds = new Set(settlements.map(({ projectId, payeeId }) => `${projectId}/${payeeId}`))
  if (kinds.size > 1) throw new DomainError('SETTLEMENTS_DIFFER')
}
