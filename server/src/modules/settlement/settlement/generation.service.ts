import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import { addMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import { withPauses } from '../../../kernel/pauses.js'
import { newId } from '../../../kernel/values/id.js'
import { loadPricing } from '../../price/index.js'
import { PriceSource } from '../../waybill/index.js'
import { postSettled } from '../ledger/ledger.queries.js'
import { payeesByIds } from '../payee/payee.queries.js'
import { whyNotPaid } from '../payee/readiness.js'
import { settlementTexts as texts } from '../texts.js'
import { closeCards } from './close.js'
import { insertLines, type NewLine, stampLines } from './generation.queries.js'
import { type ExcludedWaybill, makePlan, missing, type Plan, type PlannedGroup, reasonsText, sumOf } from './plan.js'
import { MAX_WAYBILLS, type Selection, type SettlementSource, select, validSource } from './selection.js'
import { Settlement } from './settlement.entity.js'
import { findSettlements } from './settlement.queries.js'
import type { SettlementView } from './settlement.view.js'
import { tellAuditors } from './telling.js'

const PREFIX = 'JS'
const SHOWN_EXCLUSIONS = 200

export interface SettlementOutcome {
  settlements: SettlementView[]
  groups: {
    projectId: string
    projectInfoId: string
    projectName: string
    agentName: string
    settleCnt: number
    settleAmt: Money
  }[]
  settleCnt: number
  settleAmt: Money
  bySource: { source: PriceSource; count: number; amount: Money }[]
  excluded: ExcludedWaybill[]
  excludedCount: number
  lackingPayeeIds: string[]
  message: string
}

/** Makes settlements, one per (project, giver), of everything that may be settled (000 §4, decisions §3). */
export class GenerationService {
  constructor(private readonly run: RunCommand) {}

  /** What `generate` would do: the same command, rolled back. */
  preview(actor: Actor, source: SettlementSource): Promise<SettlementOutcome> {
    return this.settle(actor, source, { dryRun: true })
  }

  /** NOTHING_TO_SETTLE when no waybill of the source may be settled; others that may not stay out with a reason. */
  generate(actor: Actor, source: SettlementSource, idempotencyKey?: string | null): Promise<SettlementOutcome> {
    return this.settle(actor, source, { idempotencyKey })
  }

  /** Settles what may be settled of some waybills, each row answered on its own; NOTHING_TO_SETTLE when none may. */
  async generateRows(
    actor: Actor,
    waybillIds: readonly string[],
    idempotencyKey?: string | null,
  ): Promise<RowResult[]> {
    const outcome = await this.settle(
      actor,
      { waybillIds: [...waybillIds] },
      { idempotencyKey, shown: MAX_WAYBILLS, orNone: true },
    )
    const refused = new Map(outcome.excluded.map((row) => [row.id, row.message]))
    return waybillIds.map((id) => {
      const msg = refused.get(id) ?? refused.get(id.toLowerCase()) ?? null
      return { id, ok: msg === null, msg }
    })
  }

  private settle(
    actor: Actor,
    source: SettlementSource,
    how: { dryRun?: boolean; idempotencyKey?: string | null | undefined; shown?: number; orNone?: boolean },
  ): Promise<SettlementOutcome> {
    actor.assert('chain:garbagecustomersales:add')
    const input = validSource(source)
    const { shown = SHOWN_EXCLUSIONS, orNone = how.dryRun, ...rest } = how
    return this.run(
      actor,
      { name: 'settlement.generate', title: texts.titles.generate, input, ...rest },
      async (tx) => {
        const selection = await select(tx, input)
        const plan = await planOf(tx, selection)
        const made = plan.groups.length > 0 ? await settlePlan(tx, selection, plan) : { ids: [], lackingPayeeIds: [] }
        if (made.ids.length === 0 && !orNone)
          throw new DomainError('NOTHING_TO_SETTLE', { reason: reasonsText(plan.excluded) })
        const settlements = await findSettlements(tx.em, tx.actor, made.ids)
        await tellAuditors(tx, settlements)
        return outcomeOf(plan, settlements, made.lackingPayeeIds, shown)
      },
    )
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

async function settlePlan(
  tx: Tx,
  selection: Selection,
  plan: Plan,
): Promise<{ ids: string[]; lackingPayeeIds: string[] }> {
  const { companyId } = tx.actor
  const payees = await readyPayees(tx, selection)
  const settlements: { id: string; group: PlannedGroup; lines: NewLine[] }[] = []
  for (const group of plan.groups) {
    const id = newId()
    settlements.push({ id, group, lines: await linesOf(group, id, selection, payees) })
  }
  const numbers = await nextNumbers(tx, PREFIX, settlements.length)
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
  return { ids, lackingPayeeIds: lines.filter((line) => line.payeeId === null).map((line) => line.waybillId) }
}

/**
 * Payees that were chosen with the giver and may be submitted; one that was merged since is the one that was kept. One who cannot be
 * paid leaves its waybills without a payee.
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

/** The value that all share, or null. */
function onlyOne(values: readonly (string | null)[]): string | null {
  const distinct = new Set(values)
  return distinct.size === 1 ? (values[0] ?? null) : null
}

function outcomeOf(
  plan: Plan,
  settlements: SettlementView[],
  lackingPayeeIds: string[],
  shown: number,
): SettlementOutcome {
  const lines = plan.groups.flatMap((group) => group.lines)
  const bySource = [...Map.groupBy(lines, (line) => line.price.source)].map(([source, priced]) => ({
    source: PriceSource[source],
    count: priced.length,
    amount: sumOf(priced),
  }))
  const groups = plan.groups.map(({ lines: own, ...group }) => ({
    projectInfoId: group.projectId,
    ...group,
    settleCnt: own.length,
    settleAmt: sumOf(own),
  }))
  return {
    settlements,
    groups,
    settleCnt: lines.length,
    settleAmt: addMoney(ZERO, ...groups.map((group) => group.settleAmt)),
    bySource,
    excluded: plan.excluded.slice(0, shown),
    excludedCount: plan.excluded.length,
    lackingPayeeIds,
    message: texts.settlementsGenerated(settlements.length, lines.length, plan.excluded.length),
  }
}
