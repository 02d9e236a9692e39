import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { ZERO } from '../../../kernel/money/money.js'
import { idKey, newId } from '../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { SettlementStatus } from '../enums.js'
import { MAX_WAYBILLS } from '../generation/selection.js'
import { postSettled, reverseSettled } from '../ledger/ledger.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { lockWithCards } from './lock.js'
import { cardsOf, rearranged } from './rearrange.head.js'
import { lastPart, lockLines, moveLines } from './rearrange.queries.js'
import { Settlement } from './settlement.entity.js'
import { settlementMachine } from './settlement.machine.js'
import { findSettlements } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'
import { tellAuditors } from './telling.js'

const waybillsSchema = listOf(idText(texts.waybills), texts.waybills, MAX_WAYBILLS)

/** Splits a settlement in two (docs/behaviour/settlement.md). */
export class SplitService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Moves some of a settlement's waybills, not all, to a new settlement `{settleNo}-n` with the next free n and with
   * the status and applicant of the old one; returns both. SPLIT_NOT_PROPER when a waybill is not on the settlement or
   * none would stay; SETTLEMENT_PAID, MOVE_NOT_ALLOWED.
   */
  split(actor: Actor, input: Asked & { id: string; waybillIds: readonly string[] }): Promise<SettlementView[]> {
    actor.assert(settlementMachine.needs('split'))
    const id = validate(idText(texts.settlement), input.id, 'id')
    const waybillIds = [...new Set(validate(waybillsSchema, input.waybillIds, 'waybillIds'))]
    const options = {
      name: 'settlement.split',
      title: texts.titles.split,
      input: { id, waybillIds },
      ...askedOf(input),
    }
    return this.run(actor, options, async (tx) => {
      const [settlement] = (await lockWithCards(tx, [id])).settlements
      if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
      settlementMachine.next(settlement.status, 'split', settlement)
      const part = await splitOff(tx, settlement, new Set(waybillIds.map(idKey)))
      const views = await findSettlements(tx.em, tx.actor, [settlement.id, part.id])
      await tellAuditors(
        tx,
        views.filter(({ id, status }) => id === part.id && status === SettlementStatus.PENDING),
      )
      return views.sort((one, other) => one.settleNo.length - other.settleNo.length)
    })
  }
}

async function splitOff(tx: Tx, settlement: Settlement, waybillIds: ReadonlySet<string>): Promise<Settlement> {
  const lines = await lockLines(tx, [settlement.id])
  const moved = lines.filter((line) => waybillIds.has(line.waybillId))
  if (moved.length < waybillIds.size || moved.length === lines.length) throw new DomainError('SPLIT_NOT_PROPER')
  const part = await partOf(tx, settlement)
  const cards = cardsOf(moved)
  await rearranged(tx, [settlement, part], async () => {
    await reverseSettled(tx, [settlement.id], cards)
    await moveLines(tx, { from: [settlement.id], to: part.id, waybillIds: moved.map((line) => line.waybillId) })
    await postSettled(tx, [settlement.id, part.id], cards)
  })
  return part
}

async function partOf(tx: Tx, settlement: Settlement): Promise<Settlement> {
  const { companyId, settleNo, projectId, projectName, agentName, status, auditedBy, auditedAt } = settlement
  const { hands, handsSeen, auditOwn, fourEyesOff } = settlement
  const part = tx.em.create(Settlement, {
    id: newId(),
    companyId,
    projectId,
    projectName,
    agentName,
    status,
    auditedBy,
    auditedAt,
    auditOwn,
    fourEyesOff,
    hands: [...hands],
    handsSeen,
    settleNo: `${settleNo}-${(await lastPart(tx, settleNo)) + 1}`,
    settleName: tx.actor.name,
    captainId: null,
    captainIds: [],
    payeeId: null,
    settleCnt: 0,
    settleAmt: ZERO,
    createdBy: tx.actor.userId,
    createdAt: tx.now,
  })
  await tx.em.flush()
  return part
}
