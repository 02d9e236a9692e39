import { z } from 'zod'
import type { Actor } from '../../../kernel/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { isId } from '../../../kernel/id.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list.js'
import { compareMoney } from '../../../kernel/money.js'
import { idText, optionalText, requiredText, validate } from '../../../kernel/validate.js'
import type { Database } from '../../../platform/database/database.js'
import { cardMachine } from '../card/card.machine.js'
import { lockCardsById } from '../card/card.queries.js'
import { CardStatus, ReceiptStatus, SettlementStatus } from '../enums.js'
import { reverseSettled } from '../ledger/ledger.queries.js'
import { receiptMachine } from '../receipt/receipt.machine.js'
import { linesOfReceipts, lockReceipts, openLinesOfCards } from '../receipt/receipt.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { cardsOfSettlement, releaseWaybills, type UsedCard } from './generation.queries.js'
import type { Settlement } from './settlement.entity.js'
import { settlementMachine } from './settlement.machine.js'
import * as queries from './settlement.queries.js'
import type { SettlementFilter, SettlementSortField, SettlementSummary, SettlementView } from './settlement.view.js'

const rejectSchema = z.object({ id: idText(texts.settlement), reason: requiredText(texts.reason, 200) })
const updateSchema = z.object({
  id: idText(texts.settlement),
  version: z.int({ error: '请提供版本号' }),
  remark: optionalText(texts.remark, 200),
})

type Verb = { id: string; idempotencyKey?: string | null | undefined }

/** What happens to a settlement once it is made (decisions §3). */
export class SettlementService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  list(
    actor: Actor,
    request: ListRequest<SettlementFilter, SettlementSortField>,
  ): Promise<Page<SettlementView, SettlementSummary>> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    return readList<SettlementView, SettlementSummary, SettlementFilter, SettlementSortField>(
      em,
      actor,
      queries.settlementList,
      request,
    )
  }

  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<SettlementView | undefined> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.findSettlement(this.database.em.fork(), actor, id, fields)
  }

  findMany(actor: Actor, ids: readonly string[]): Promise<SettlementView[]> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.findSettlements(this.database.em.fork(), actor, ids)
  }

  /** Pending → approved; every waybill must have a payee. */
  approve(actor: Actor, { id, idempotencyKey }: Verb): Promise<SettlementView> {
    return this.verb(actor, 'approve', '审核结算单', { id }, idempotencyKey, async (tx, settlement) => {
      const count = await queries.countLackingPayee(tx, id)
      if (count > 0) throw new DomainError('SETTLEMENT_PAYEE_MISSING', { count })
      settlement.auditedBy = tx.actor.userId
      settlement.auditedAt = tx.now
    })
  }

  /** Lets the waybills go: cards, receipts and the ledger go back with them. Refused once anything is paid. */
  reject(actor: Actor, { id, reason, idempotencyKey }: Verb & { reason: string }): Promise<SettlementView> {
    const input = validate(rejectSchema, { id, reason })
    return this.verb(actor, 'reject', '驳回结算单', input, idempotencyKey, async (tx, settlement, cards) => {
      settlement.reason = input.reason
      settlement.auditedBy = tx.actor.userId
      settlement.auditedAt = tx.now
      await release(tx, settlement, cards)
    })
  }

  /** Takes a pending or rejected settlement out of the lists; its number stays used, so that numbers keep no gaps. */
  delete(actor: Actor, { id, idempotencyKey }: Verb): Promise<boolean> {
    actor.assert('chain:garbagecustomersales:del')
    const options = { name: 'settlement.delete', title: '删除结算单', input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { settlement, cards } = await lockWithCards(tx, id)
      if (settlement.status === SettlementStatus.PENDING) {
        settlement.status = settlementMachine.next(settlement.status, 'reject')
        await release(tx, settlement, cards)
      } else if (settlement.status !== SettlementStatus.REJECTED) {
        throw new DomainError('MOVE_NOT_ALLOWED', {
          what: texts.settlement,
          state: settlementMachine.label(settlement.status),
          move: '删除',
        })
      }
      settlement.deleted = true
      return true
    })
  }

  /** Changes the remark; a version that is not the newest is refused. */
  update(actor: Actor, input: Verb & { version: number; remark?: string | null }): Promise<SettlementView> {
    actor.assert('chain:garbagecustomersales:edit')
    const { idempotencyKey, ...rest } = input
    const { id, version, remark } = validate(updateSchema, rest)
    const options = { name: 'settlement.update', title: '修改结算单', input: { id, version, remark }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const settlement = await queries.lockSettlement(tx, id)
      if (settlement.version !== version) throw new DomainError('STALE')
      settlement.remark = remark ?? null
      await tx.em.flush()
      return viewOf(tx, id)
    })
  }

  private verb(
    actor: Actor,
    move: 'approve' | 'reject',
    title: string,
    input: { id: string },
    idempotencyKey: string | null | undefined,
    effect: (tx: Tx, settlement: Settlement, cards: UsedCard[]) => Promise<void>,
  ): Promise<SettlementView> {
    actor.assert(settlementMachine.needs(move))
    return this.run(actor, { name: `settlement.${move}`, title, input, idempotencyKey }, async (tx) => {
      const { settlement, cards } = await lockWithCards(tx, input.id)
      settlement.status = settlementMachine.next(settlement.status, move)
      await effect(tx, settlement, cards)
      await tx.em.flush()
      return viewOf(tx, input.id)
    })
  }
}

/** Cards before settlements: the order in which every verb of the chain locks. */
async function lockWithCards(tx: Tx, id: string): Promise<{ settlement: Settlement; cards: UsedCard[] }> {
  const cards = isId(id) ? await cardsOfSettlement(tx, id) : []
  await lockCardsById(
    tx,
    cards.map((card) => card.cardId),
  )
  return { settlement: await queries.lockSettlement(tx, id), cards }
}

async function viewOf(tx: Tx, id: string): Promise<SettlementView> {
  const view = await queries.findSettlement(tx.em, tx.actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  return view
}

async function release(tx: Tx, settlement: Settlement, used: UsedCard[]): Promise<void> {
  const { id, settleNo, paidAmt } = settlement
  if (compareMoney(paidAmt, '0') > 0) throw new DomainError('SETTLEMENT_PAID', { settleNo })
  await reverseSettled(tx, id)
  await releaseWaybills(tx, id)
  const cards = await lockCardsById(
    tx,
    used.map((row) => row.cardId),
  )
  for (const card of cards)
    if (card.status === CardStatus.SETTLED) card.status = cardMachine.next(card.status, 'release')
  await reopenReceipts(tx, used, new Map(cards.map((card) => [card.id, card])))
}

/** A receipt that the settlement had used up is open again, unless its card has been handed in anew since. */
async function reopenReceipts(
  tx: Tx,
  used: UsedCard[],
  cards: Map<string, { giver: string | null; giveDatetime: Date | null }>,
): Promise<void> {
  const receiptIds = used.flatMap((row) => row.receiptId ?? [])
  const receipts = new Map((await lockReceipts(tx, receiptIds)).map((receipt) => [receipt.id, receipt]))
  const busy = new Set(
    (
      await openLinesOfCards(
        tx,
        used.map((row) => row.cardId),
      )
    ).map((line) => line.cardId),
  )
  for (const line of await linesOfReceipts(tx, receiptIds)) {
    const receipt = receipts.get(line.receiptId)
    const wasUsed = used.some((row) => row.receiptId === line.receiptId && row.cardId === line.cardId)
    if (!receipt || !wasUsed || line.status !== ReceiptStatus.SETTLED || busy.has(line.cardId)) continue
    line.status = receiptMachine.next(line.status, 'reopen')
    if (receipt.status === ReceiptStatus.SETTLED) receipt.status = receiptMachine.next(receipt.status, 'reopen')
    const card = cards.get(line.cardId)
    if (card)
      Object.assign(card, {
        giver: receipt.giver,
        giveDatetime: line.giveDatetime,
        givePayeeId: line.givePayeeId,
        giveSettleAmount: line.giveSettleAmount,
      })
  }
  await tx.em.flush()
}

/** What the actor may do with a settlement now. */
export function settlementActions(actor: Actor, { status, paidAmt, lackingPayeeCount }: SettlementView): string[] {
  const unpaid = compareMoney(paidAmt, '0') === 0
  const moves = settlementMachine
    .movesFrom(status, actor)
    .filter((move) => (move === 'approve' && lackingPayeeCount === 0) || (move === 'reject' && unpaid))
  const deletable = status === SettlementStatus.PENDING || status === SettlementStatus.REJECTED
  const canSetPayee = status === SettlementStatus.PENDING && actor.can('chain:garbagecustomersales:edit')
  return [
    ...moves,
    ...(deletable && actor.can('chain:garbagecustomersales:del') ? ['delete'] : []),
    ...(canSetPayee ? ['setPayee'] : []),
  ]
}
