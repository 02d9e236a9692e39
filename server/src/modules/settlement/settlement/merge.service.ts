import type { Actor } from '../../../kernel/command/actor.js'
import { approvedTogether, NOT_APPROVED } from '../../../kernel/command/approval.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { handedOn } from '../../../kernel/command/hands.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { SettlementStatus } from '../enums.js'
import { MAX_WAYBILLS } from '../generation/selection.js'
import { postSettled, reverseSettled } from '../ledger/ledger.queries.js'
import { movePapers } from '../paper/paper.queries.js'
import { MAX_PAPERS } from '../paper/papers.js'
import { settlementTexts as texts } from '../texts.js'
import { lockWithCards } from './lock.js'
import { cardsOf, rearranged } from './rearrange.head.js'
import { assertAlike, byNumber, mergedStatus } from './rearrange.js'
import { lockLines, moveLines } from './rearrange.queries.js'
import type { Settlement } from './settlement.entity.js'
import { settlementMachine } from './settlement.machine.js'
import { findSettlement } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'

const MAX_SETTLEMENTS = 100
const idsSchema = listOf(idText(texts.settlement), texts.settlement, MAX_SETTLEMENTS)

/** Merges several settlements into one (docs/behaviour/settlement.md). */
export class MergeService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Merges pending or approved settlements of one project and one payee (or none), without payments, into the one with
   * the oldest number, which gets all lines and papers; the others are superseded and refer to it. The result is
   * approved only if all of them were. SETTLEMENTS_DIFFER, SETTLEMENT_PAID, SETTLEMENT_TOO_LARGE, PAPERS_FULL,
   * MOVE_NOT_ALLOWED.
   */
  merge(actor: Actor, input: Asked & { ids: readonly string[] }): Promise<SettlementView> {
    actor.assert(settlementMachine.needs('merge'))
    const ids = [...new Set(validate(idsSchema, input.ids, 'ids'))]
    if (ids.length < 2) throw invalidInput([{ field: 'ids', message: texts.mergeTwo }])
    const options = { name: 'settlement.merge', title: texts.titles.merge, input: { ids }, ...askedOf(input) }
    return this.run(actor, options, async (tx) => {
      const { settlements } = await lockWithCards(tx, ids)
      for (const settlement of settlements) settlementMachine.next(settlement.status, 'merge', settlement)
      assertAlike(settlements)
      const survivor = await mergeInto(tx, settlements)
      const view = await findSettlement(tx.em, tx.actor, survivor.id)
      if (!view) throw new DomainError('NOT_FOUND', { what: texts.settlement })
      return view
    })
  }
}

async function mergeInto(tx: Tx, settlements: readonly Settlement[]): Promise<Settlement> {
  const [survivor, ...others] = settlements.toSorted(byNumber)
  if (!survivor) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  if (settlements.reduce((sum, { settleCnt }) => sum + settleCnt, 0) > MAX_WAYBILLS)
    throw new DomainError('SETTLEMENT_TOO_LARGE', { limit: MAX_WAYBILLS })
  const from = others.map((settlement) => settlement.id)
  await rearranged(tx, settlements, async () => {
    const cards = cardsOf(await lockLines(tx, from))
    await reverseSettled(tx, [survivor.id, ...from], cards)
    await moveLines(tx, { from, to: survivor.id })
    if ((await movePapers(tx, { from, to: survivor.id })) > MAX_PAPERS)
      throw new DomainError('PAPERS_FULL', { settleNo: survivor.settleNo, limit: MAX_PAPERS })
    await postSettled(tx, [survivor.id], cards)
    Object.assign(survivor, handedOn(tx.actor, ...settlements))
    // The approval of the result is one by all people who approved the parts.
    if (survivor.status === SettlementStatus.APPROVED) Object.assign(survivor, approvedTogether(settlements))
    settleStatus(survivor, mergedStatus(settlements.map(({ status }) => status)))
    for (const other of others) {
      other.status = settlementMachine.next(other.status, 'merge', other)
      other.successorId = survivor.id
      Object.assign(other, NOT_APPROVED)
    }
  })
  return survivor
}

/** The approval is withdrawn where a pending settlement was merged into an approved one. */
function settleStatus(survivor: Settlement, status: SettlementStatus): void {
  if (survivor.status === status) return
  survivor.status = settlementMachine.next(survivor.status, 'reopen')
  survivor.auditedBy = null
  survivor.auditedAt = null
  Object.assign(survivor, NOT_APPROVED)
}
