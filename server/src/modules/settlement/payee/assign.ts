import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { Payee } from './payee.entity.js'
import { applyPayees, type PayeeTarget, payeesByIds } from './payee.queries.js'

export interface WantedPayee {
  target: PayeeTarget
  payee: Payee
}

/** Whether a waybill with a payee gets another one. */
export const isChange = ({ target, payee }: WantedPayee): boolean =>
  target.payeeId !== null && target.payeeId !== payee.id

/** Writes the payees of locked waybills; their history keeps the previous payees, and who chose the new ones. */
export async function assign(tx: Tx, wanted: readonly WantedPayee[], reason: string | null): Promise<void> {
  await applyPayees(
    tx,
    wanted.map(({ target, payee }) => ({ id: target.id, payeeId: payee.id })),
  )
  const chosen = wanted.filter(({ target, payee }) => target.payeeId !== payee.id)
  const before = new Map(
    (
      await payeesByIds(
        tx,
        chosen.flatMap(({ target }) => target.payeeId ?? []),
      )
    ).map((payee) => [payee.id, told(payee)]),
  )
  await recordChanges(
    tx,
    chosen.map(({ target, payee }) => ({
      entity: 'waybill',
      entityId: target.id,
      field: 'payee',
      before: before.get(target.payeeId ?? '') ?? null,
      after: told(payee),
      reason,
    })),
  )
}

/** Payee in words of the history, with its account, since two payees may have one name. */
const told = ({ name, bankName, bankNo }: Payee): string => [name, bankName, bankNo].filter(Boolean).join(' ')
