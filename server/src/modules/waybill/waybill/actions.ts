import type { Actor } from '../../../kernel/command/actor.js'
import { WaybillStatus } from '../enums.js'
import { waybillMachine } from './waybill.machine.js'

/** What the actor may do with a waybill now; pages show their buttons from this. What is sealed they read from `sealedFields`. */
export function waybillActions(
  actor: Actor,
  { status, settlementId }: { status: `${WaybillStatus}`; settlementId: string | null },
): string[] {
  const moves = waybillMachine
    .movesFrom(WaybillStatus[status], actor)
    .filter((move) => move !== 'void' || settlementId === null)
  return [...(actor.can('chain:companywaybill:edit') ? ['edit'] : []), ...moves]
}
