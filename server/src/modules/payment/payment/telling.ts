import type { Tx } from '../../../kernel/command/command.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { groupedMoney } from '../../../kernel/money/money.js'
import { findRecipients } from '../../identity/index.js'
import { tell } from '../../message/index.js'
import type { Settlement } from '../../settlement/index.js'
import { paymentTexts as texts } from '../texts.js'
import type { Held } from './held.js'
import type { Payment } from './payment.entity.js'
import { paymentMachine } from './payment.machine.js'

/** Tells the people who may decide that a submitted payment waits. */
export async function tellAuditors(tx: Tx, { payment, settlements }: Held): Promise<void> {
  const to = await whoSeesAll(tx, settlements, paymentMachine.needs('approve'))
  const params = { creator: tx.actor.name, ...named(payment) }
  await tell(tx, { kind: 'PAYMENT_TO_APPROVE', to, params, ...about(payment, settlements) })
}

/** Tells the maker of a payment that it is approved, and others who may pay that it waits for them. */
export async function tellOfApproval(tx: Tx, { payment, settlements }: Held): Promise<void> {
  await tellMaker(tx, { payment, settlements }, texts.approvedOf)
  const payers = await whoSeesAll(tx, settlements, paymentMachine.needs('pay'))
  const to = payers.filter((userId) => userId !== payment.createdBy)
  await tell(tx, { kind: 'PAYMENT_TO_PAY', to, params: named(payment), ...about(payment, settlements) })
}

/** Tells the maker of a payment why it was sent back. */
export const tellOfSendingBack = (tx: Tx, held: Held, reason: string): Promise<void> =>
  tellMaker(tx, held, texts.sentBackOf, texts.because(reason))

async function tellMaker(tx: Tx, { payment, settlements }: Held, decision: string, why = ''): Promise<void> {
  const params = { reviewer: tx.actor.name, decision, why, ...named(payment) }
  await tell(tx, { kind: 'PAYMENT_DECIDED', to: [payment.createdBy], params, ...about(payment, settlements) })
}

const named = ({ paymentNo, payeeName, amt }: Payment) => ({ paymentNo, payeeName, amount: groupedMoney(amt) })

const projectsOf = (settlements: readonly Settlement[]): string[] => [
  ...new Set(settlements.map(({ projectId }) => projectId)),
]

const about = ({ id }: Payment, settlements: readonly Settlement[]) => ({
  about: { entity: 'payment', id },
  projectId: projectsOf(settlements)[0] ?? null,
})

/** Members with a permission who see every project of a payment, since it is one amount for all of them. */
async function whoSeesAll(tx: Tx, settlements: readonly Settlement[], permission: Permission): Promise<string[]> {
  const projectIds = projectsOf(settlements)
  const asked = { whom: 'MEMBERS', ids: null, companyId: tx.actor.companyId, permission } as const
  const found = await findRecipients(
    tx.em,
    projectIds.map((projectId) => ({ ...asked, projectId })),
  )
  const seen = Map.groupBy(found, ({ userId }) => userId)
  return [...seen].flatMap(([userId, places]) =>
    new Set(places.map(({ at }) => at)).size === projectIds.length ? [userId] : [],
  )
}
