import type { Tx } from '../../../kernel/command/command.js'
import { handedOn } from '../../../kernel/command/hands.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { headsOf } from './rearrange.queries.js'
import type { Settlement } from './settlement.entity.js'

const watched = ['status', 'settleCnt', 'settleAmt', 'successorId'] as const
const factsOf = (settlement: Settlement) => watched.map((field) => [field, settlement[field]] as const)

/**
 * Runs `change`, then recomputes counts and amounts of settlements from their lines, and records the differences in
 * their histories.
 */
export async function rearranged(
  tx: Tx,
  settlements: readonly Settlement[],
  change: () => Promise<void>,
): Promise<void> {
  const before = new Map(settlements.map((settlement) => [settlement.id, new Map(factsOf(settlement))]))
  await change()
  const heads = await headsOf(
    tx,
    settlements.map((settlement) => settlement.id),
  )
  const byId = new Map(heads.map(({ id, ...head }) => [id, head]))
  for (const settlement of settlements)
    Object.assign(
      settlement,
      byId.get(settlement.id) ?? { settleCnt: 0, settleAmt: '0.00' },
      handedOn(tx.actor, settlement),
    )
  await tx.em.flush()
  await recordChanges(
    tx,
    settlements.flatMap((settlement) =>
      factsOf(settlement).map(([field, after]) => ({
        entity: 'settlement',
        entityId: settlement.id,
        field,
        after,
        before: before.get(settlement.id)?.get(field) ?? null,
      })),
    ),
  )
}

/** Distinct cards of lines. */
export const cardsOf = (lines: readonly { cardId: string | null }[]): string[] => [
  ...new Set(lines.flatMap((line) => line.cardId ?? [])),
]
