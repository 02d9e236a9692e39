import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import { withPauses } from '../../../kernel/pauses.js'
import { newId } from '../../../kernel/values/id.js'
import { loadPricing } from '../../price/index.js'
import { postSettled } from '../ledger/ledger.queries.js'
import type { LineResult } from '../line/line.result.js'
import { payeesByIds } from '../payee/payee.queries.js'
import { whyNotPaid } from '../payee/readiness.js'
import { closeCards } from '../settlement/close.js'
import { Settlement } from '../settlement/settlement.entity.js'
import { findSettlements } from '../settlement/settlement.queries.js'
import { tellAuditors } from '../settlement/telling.js'
import { SETTLEMENT_PREFIX, settlementTexts as texts } from '../texts.js'
import { insertLines, type NewLine, stampLines } from './generation.queries.js'
import { handsIn } from './hands.queries.js'
import { type Made, outcomeOf, rowsOf, type SettlementOutcome } from './outcome.js'
import { makePlan, missing, type Plan, type PlannedGroup, reasonsText, sumOf } from './plan.js'
import { MAX_WAYBILLS, type Selection, type SettlementSource, select, validSource } from './selection.js'

/**
 * Makes settlements, one for each project and giver, of all waybills that may be settled
 * (docs/behaviour/settlement.md).
 */
export class GenerationService {
  constructor(private readonly run: RunCommand) {}

  /** Result that `generate` would have: the same command, rolled back. */
  preview(actor: Actor, source: SettlementSource): Promise<SettlementOutcome> {
    return this.settle(actor, source, { dryRun: true, orNone: true }, outcomeOf)
  }

  /**
   * Makes the settlements. Waybills that may not be settled are left out with a reason; NOTHING_TO_SETTLE when none
   * may.
   */
  generate(actor: Actor, source: SettlementSource, idempotencyKey?: string | null): Promise<SettlementOutcome> {
    return this.settle(actor, source, { idempotencyKey }, outcomeOf)
  }

  /**
   * Settles the named waybills that may be settled; each row has its own result, and all may be refused. The documented
   * call needs only the permission to change.
   */
  settleRows(
    actor: Actor,
    { waybillIds, needs, ...asked }: Asked & { waybillIds: readonly string[]; needs?: Permission },
  ): Promise<LineResult[]> {
    const how = { name: 'settlement.settleWaybills', orNone: true, needs, ...askedOf(asked) }
    return this.settle(actor, { waybillIds: [...waybillIds] }, how, (made) => rowsOf(waybillIds, made))
  }

  private settle<Answer>(
    actor: Actor,
    source: SettlementSource,
    {
      name = 'settlement.generate',
      orNone = false,
      needs = 'chain:garbagecustomersales:add',
      ...asked
    }: Asked & { name?: string; orNone?: boolean; needs?: Permission | undefined },
    answerOf: (made: Made) => Answer,
  ): Promise<Answer> {
    actor.assert(needs)
    const input = validSource(source)
    return this.run(actor, { name, title: texts.titles.generate, input, ...asked }, async (tx) => {
      const selection = await select(tx, input)
      const plan = await planOf(tx, selection)
      const made = plan.groups.length > 0 ? await settlePlan(tx, selection, plan) : { ids: [], lines: [] }
      if (made.ids.length === 0 && !orNone)
        throw new DomainError('NOTHING_TO_SETTLE', { reason: reasonsText(plan.excluded) })
      const settlements = await findSettlements(tx.em, tx.actor, made.ids)
      await tellAuditors(tx, settlements)
      return answerOf({ plan, settlements, lines: made.lines })
    })
  }
}

async function planOf(tx: Tx, { candidates, lines, givers, missingIds }: Selection): Promise<Plan> {
  if (candidates.length > MAX_WAYBILLS) throw new DomainError('SETTLEMENT_TOO_LARGE', { limit: MAX_WAYBILLS })
  const plan = await makePlan(candidates, await loadPricing(tx, candidates), (waybill) => {
    const line = waybill.cardId ? lines.get(waybill.cardId) : undefined
    return (line && givers.get(line.receiptId)) ?? tx.actor.name
  })
  return { ...plan, excluded: [...plan.excluded, ...missingIds.map(missing)] }
}

async function settlePlan(tx: Tx, selection: Selection, plan: Plan): Promise<{ ids: string[]; lines: NewLine[] }> {
  const { companyId } = tx.actor
  const payees = await readyPayees(tx, selection)
  const handsOf = await handsIn(tx, selection)
  const settlements: { id: string; group: PlannedGroup; lines: NewLine[] }[] = []
  for (const group of plan.groups) {
    const id = newId()
    settlements.push({ id, group, lines: await linesOf(group, id, selection, payees) })
  }
  const numbers = await nextNumbers(tx, SETTLEMENT_PREFIX, settlements.length)
  for (const { id, group, lines } of settlements) {
    tx.em.create(Settlement, {
      id,
      companyId,
      settleNo: numbers.shift() ?? '',
      projectId: group.projectId,
      projectName: group.projectName,
      agentName: group.agentName,
      settleName: tx.actor.name,
      captainId: onlyOne(group.lines.map((line) => line.waybill.captainId)),
      captainIds: [...new Set(group.lines.map((line) => line.waybill.captainId))],
      payeeId: onlyOne(lines.map((line) => line.payeeId)),
      settleCnt: lines.length,
      settleAmt: sumOf(group.lines),
      createdBy: tx.actor.userId,
      hands: handsOf(group.lines.map(({ waybill }) => waybill)),
      createdAt: tx.now,
    })
  }
  await tx.em.flush()
  const ids = settlements.map((settlement) => settlement.id)
  const lines = settlements.flatMap((settlement) => settlement.lines)
  await insertLines(tx, lines)
  await postSettled(tx, ids)
  await stampLines(tx, ids)
  await closeCards(tx, selection.cards, selection.lines)
  return { ids, lines }
}

/**
 * Payees that were chosen with the giver and can be paid; a merged one is replaced by the kept one. Waybills of one who
 * cannot be paid get no payee.
 */
async function readyPayees(
  tx: Tx,
  { lines }: Selection,
): Promise<Map<string, { payeeId: string; carrierName: string }>> {
  const chosen = [...lines.values()].flatMap((line) =>
    line.givePayeeId ? [{ cardId: line.cardId, payeeId: line.givePayeeId }] : [],
  )
  const named = await payeesByIds(
    tx,
    chosen.map((row) => row.payeeId),
  )
  const kept = named.flatMap(({ mergedInto }) => mergedInto ?? [])
  const all = kept.length === 0 ? named : [...named, ...(await payeesByIds(tx, kept))]
  const payees = new Map(all.map((payee) => [payee.id, payee]))
  return new Map(
    chosen.flatMap(({ cardId, payeeId }) => {
      const payee = payees.get(payees.get(payeeId)?.mergedInto ?? payeeId)
      if (!payee || whyNotPaid(payee, tx.now)) return []
      return [[cardId, { payeeId: payee.id, carrierName: payee.carrierName }] as const]
    }),
  )
}

async function linesOf(
  group: PlannedGroup,
  settlementId: string,
  { lines }: Selection,
  payees: Map<string, { payeeId: string; carrierName: string }>,
): Promise<NewLine[]> {
  const made: NewLine[] = []
  for await (const { waybill, price, totalAmt } of withPauses(group.lines)) {
    const { cardId, truckCode, goDatetime, weightUnit, weightTons, exAmt, adjustAmt, payTaxes, prepaidAmt } = waybill
    const chosen = waybill.payeeId ? waybill : cardId ? payees.get(cardId) : undefined
    made.push({
      id: newId(),
      settlementId,
      waybillId: waybill.id,
      cardId,
      receiptId: (cardId && lines.get(cardId)?.receiptId) || null,
      truckCode,
      goDatetime,
      weightUnit,
      weightTons,
      exAmt,
      adjustAmt,
      payTaxes,
      prepaidAmt,
      carrierName: chosen?.carrierName ?? null,
      payeeId: chosen?.payeeId ?? null,
      price: price.price,
      priceSource: price.source,
      priceRef: price.ref,
      totalAmt,
    })
  }
  return made
}

/** Common value of all, or null. */
function onlyOne(values: readonly (string | null)[]): string | null {
  const distinct = new Set(values)
  return distinct.size === 1 ? (values[0] ?? null) : null
}
