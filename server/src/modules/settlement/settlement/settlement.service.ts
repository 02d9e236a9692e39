import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { hasHand } from '../../../kernel/command/hands.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { changedTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { isAuthenticated, wantsFourEyes } from '../../company/index.js'
import { SettlementStatus } from '../enums.js'
import { reasonField } from '../line/fields.js'
import { payeesOf } from '../payee/base-payee.queries.js'
import { whyNotReady } from '../payee/readiness.js'
import { settlementTexts as texts } from '../texts.js'
import { settlementTable } from './fields.js'
import { type LockedSettlements, lockWithCards } from './lock.js'
import { releaseAll } from './release.js'
import type { Settlement } from './settlement.entity.js'
import { settlementMachine } from './settlement.machine.js'
import * as queries from './settlement.queries.js'
import type { SettlementFilter, SettlementSortField, SettlementSummary, SettlementView } from './settlement.view.js'
import { tellMaker } from './telling.js'

const rejectSchema = z.object({ id: idText(texts.settlement), reason: requiredTextOf(reasonField) })
const updateSchema = z.object({
  id: idText(texts.settlement),
  version: z.int({ error: texts.versionMissing }).nullish(),
  remark: changedTextOf(settlementTable.remark),
})

type Verb = { id: string; idempotencyKey?: string | null | undefined }

/** Verbs on a settlement after its creation (docs/behaviour/settlement.md). */
export class SettlementService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of settlements, with the sums of their amounts. */
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

  /** Settlement of an id; undefined when the company has none. */
  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<SettlementView | undefined> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.findSettlement(this.database.em.fork(), actor, id, fields)
  }

  /** Settlements of ids that the company has, by number. */
  findMany(actor: Actor, ids: readonly string[]): Promise<SettlementView[]> {
    actor.assert('chain:garbagecustomersales:get')
    return queries.findSettlements(this.database.em.fork(), actor, ids)
  }

  /** Pending → approved; every waybill must have a payee and no rejected price. */
  approve(actor: Actor, { id, idempotencyKey }: Verb): Promise<SettlementView> {
    return this.verb(actor, 'approve', texts.titles.approve, { id }, idempotencyKey, pass)
  }

  /**
   * Submits a settlement for payment: the move of `approve`, for a call that is documented as a GET. Repeating it for
   * an approved or paid one changes nothing.
   */
  submit(actor: Actor, { id, idempotencyKey }: Verb): Promise<boolean> {
    actor.assert(settlementMachine.needs('approve'))
    const options = { name: 'settlement.submit', title: texts.titles.submit, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const settlement = only(await lockWithCards(tx, [id]))
      if (settlement.status === SettlementStatus.APPROVED || settlement.status === SettlementStatus.PAID) return true
      await pass(tx, settlement)
      return true
    })
  }

  /**
   * Rejects a settlement: releases its waybills and undoes its effect on cards, receipts and the ledger. Refused after
   * any payment. With `repeatable` rejecting a rejected one again changes nothing, for a call that is documented as a
   * GET.
   */
  reject(
    actor: Actor,
    { id, reason, repeatable = false, idempotencyKey }: Verb & { reason: string; repeatable?: boolean },
  ): Promise<SettlementView> {
    const input = validate(rejectSchema, { id, reason })
    return this.verb(actor, 'reject', texts.titles.reject, input, idempotencyKey, async (tx, settlement, locked) => {
      if (repeatable && settlement.status === SettlementStatus.REJECTED) return
      settlement.status = settlementMachine.next(settlement.status, 'reject', settlement)
      settlement.reason = input.reason
      settlement.auditedBy = tx.actor.userId
      settlement.auditedAt = tx.now
      Object.assign(settlement, NOT_APPROVED)
      await tellMaker(tx, settlement, false)
      await releaseAll(tx, locked)
    })
  }

  /** Deletes a pending or rejected settlement from the lists; its number stays used, so that numbers have no gaps. */
  delete(actor: Actor, { id, idempotencyKey }: Verb): Promise<boolean> {
    actor.assert(settlementMachine.needs('delete'))
    const options = { name: 'settlement.delete', title: texts.titles.delete, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const locked = await lockWithCards(tx, [id])
      const settlement = only(locked)
      settlementMachine.next(settlement.status, 'delete', settlement)
      if (settlement.status === SettlementStatus.PENDING) {
        settlement.status = settlementMachine.next(settlement.status, 'reject', settlement)
        await releaseAll(tx, locked)
      }
      settlement.deleted = true
      return true
    })
  }

  /**
   * Changes the remark; STALE when the caller has seen another version. Without a version the last caller wins, and the
   * history keeps both.
   */
  update(
    actor: Actor,
    input: Verb & { version?: number | undefined; remark?: string | null },
  ): Promise<SettlementView> {
    actor.assert('chain:garbagecustomersales:edit')
    const { idempotencyKey, ...rest } = input
    const { id, version, remark } = validate(updateSchema, rest)
    const options = {
      name: 'settlement.update',
      title: texts.titles.update,
      input: { id, version, remark },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const settlement = await queries.lockSettlement(tx, id)
      if (version != null && version !== settlement.version) throw new DomainError('STALE')
      if (remark !== undefined) settlement.remark = remark
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
    effect: (tx: Tx, settlement: Settlement, locked: LockedSettlements) => Promise<void>,
  ): Promise<SettlementView> {
    actor.assert(settlementMachine.needs(move))
    return this.run(actor, { name: `settlement.${move}`, title, input, idempotencyKey }, async (tx) => {
      const locked = await lockWithCards(tx, [input.id])
      await effect(tx, only(locked), locked)
      await tx.em.flush()
      return viewOf(tx, input.id)
    })
  }
}

function only({ settlements }: LockedSettlements): Settlement {
  const [settlement] = settlements
  if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  return settlement
}

/**
 * Approves a locked settlement, unless a line lacks a payee or has a rejected price, or the contract with a payee has
 * ended.
 */
async function pass(tx: Tx, settlement: Settlement): Promise<void> {
  const open = await queries.countOpenQuestions(tx, settlement.id)
  const approval = { own: hasHand(tx.actor, settlement), fourEyes: await wantsFourEyes(tx) }
  settlement.status = settlementMachine.next(settlement.status, 'approve', {
    settleNo: settlement.settleNo,
    ...approval,
    authenticated: await isAuthenticated(tx),
    lackingPayeeCount: open.lackingPayee,
    rejectedPriceCount: open.priceRejected,
  })
  for (const payee of await payeesOf(tx, settlement.id)) {
    const refusal = whyNotReady(payee, tx.now)
    if (refusal) throw refusal
  }
  settlement.auditedBy = tx.actor.userId
  settlement.auditedAt = tx.now
  Object.assign(settlement, approvedAs(approval))
  settlement.handsSeen = !approval.own
  await tellMaker(tx, settlement, true)
}

async function viewOf(tx: Tx, id: string): Promise<SettlementView> {
  const view = await queries.findSettlement(tx.em, tx.actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  return view
}
