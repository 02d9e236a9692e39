import { z } from 'zod'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { addMoney, compareMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import { changedTextOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { idKey } from '../../../kernel/values/id.js'
import { amount, idText, listOf } from '../../../kernel/values/validate.js'
import {
  lockSettlements,
  type PayableLine,
  payableLines,
  type Settlement,
  type Share,
  settlementMachine,
} from '../../settlement/index.js'
import { openItems } from '../plan/plan.queries.js'
import { paymentTexts as texts } from '../texts.js'
import { allocate, leftOf, without } from './allocation.js'
import { paymentSettlementTable, paymentTable } from './fields.js'
import type { Item } from './payment.queries.js'

export const MAX_SETTLEMENTS = 100
const MAX_ATTACHMENTS = 20
/** Most waybills of one settlement, and so of a payment for it. */
export const MAX_WAYBILLS = 20_000

export const day = z.iso.date({ error: (issue) => (issue.input == null ? texts.dateMissing : texts.dateInvalid) })
const positive = (label: string) =>
  amount(label).refine((text) => compareMoney(text, ZERO) > 0, { error: texts.amountInvalid })

const areFew = (addresses: string | null | undefined) => (addresses?.split(',').length ?? 0) <= MAX_ATTACHMENTS
const tooMany = { error: texts.tooManyAttachments(MAX_ATTACHMENTS) }

/** Fields of a payment besides its settlements. */
export const saidSchema = {
  paymentDate: day.nullish().transform((date) => date ?? undefined),
  tradeNo: optionalTextOf(paymentTable.tradeNo),
  remark: optionalTextOf(paymentTable.remark),
  attachments: optionalTextOf(paymentTable.attachments).refine(areFew, tooMany),
}

/** Fields of a changed payment: a missing one stays, null clears it. */
export const changedSchema = {
  paymentDate: day.nullish(),
  tradeNo: changedTextOf(paymentTable.tradeNo),
  remark: changedTextOf(paymentTable.remark),
  attachments: changedTextOf(paymentTable.attachments).refine(areFew, tooMany),
}

export const partsSchema = {
  items: listOf(
    z.object({
      settlementId: idText(paymentSettlementTable.settlementId.label),
      planItemId: idText(paymentSettlementTable.planItemId.label).nullish(),
      amt: positive(paymentSettlementTable.amt.label).nullish(),
    }),
    texts.settlements,
    MAX_SETTLEMENTS,
  ),
  payeeId: idText(paymentTable.payeeId.label).nullish(),
  amt: positive(paymentTable.amt.label).nullish(),
}

type Asked = z.output<z.ZodObject<typeof partsSchema>>

/** Refuses a settlement or an instalment that occurs twice, and amounts that are given both in all and by part. */
export function checkParts({ items, amt }: Partial<Asked>, context: z.RefinementCtx): void {
  const keys = (items ?? []).map(({ settlementId, planItemId }) => `${settlementId} ${planItemId ?? ''}`.toLowerCase())
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (twice >= 0)
    context.addIssue({ code: 'custom', path: ['items', twice, 'settlementId'], message: texts.twiceSettlement })
  if (amt && items?.some((item) => item.amt || item.planItemId))
    context.addIssue({ code: 'custom', path: ['amt'], message: texts.oneMeasure })
}

export const paymentSchema = z.object({ ...partsSchema, ...saidSchema }).superRefine(checkParts)
export type Parts = Pick<z.output<typeof paymentSchema>, 'items' | 'payeeId' | 'amt'>

/** Payment to one payee before it has a number, with its settlements and the shares of waybills. */
export interface Draft {
  payeeId: string
  payeeName: string
  amt: Money
  items: Item[]
  shares: Share[]
}

/** Drafts of payments, one for each payee, with their settlements locked. */
export interface Drafts {
  settlements: Settlement[]
  drafts: Draft[]
}

interface Piece {
  planItemId: string | null
  line: PayableLine
  amt: Money
}

/**
 * Drafts of payments; their settlements are locked, so that two clerks who pay one settlement wait for each other.
 * NOT_FOUND, MOVE_NOT_ALLOWED for a settlement that is not approved, PAYMENT_NOTHING_LEFT, PAYMENT_TOO_MUCH,
 * PAYMENT_PLAN_ITEM_PAID.
 */
export async function draftsOf(tx: Tx, { items, payeeId, amt }: Parts): Promise<Drafts> {
  const ids = items.map(({ settlementId }) => settlementId)
  const settlements = await lockSettlements(tx, ids)
  for (const settlement of settlements) settlementMachine.next(settlement.status, 'pledge', settlement)
  const lines = await payableLines(tx, ids, payeeId ?? undefined)
  if (lines.length > MAX_WAYBILLS) throw new DomainError('PAYMENT_TOO_LARGE', { limit: MAX_WAYBILLS })
  for (const { id, settleNo } of settlements)
    if (!lines.some((line) => line.settlementId === id)) throw new DomainError('PAYMENT_NOTHING_LEFT', { settleNo })
  const pieces = amt ? piecesOf(amt, lines, null) : await piecesByItem(tx, items, lines, settlements)
  const byPayee = Map.groupBy(pieces, ({ line }) => line.payeeId)
  return { settlements, drafts: [...byPayee.values()].map(draftOf) }
}

function piecesOf(amt: Money, lines: readonly PayableLine[], planItemId: string | null): Piece[] {
  const byId = new Map(lines.map((line) => [line.waybillId, line]))
  return allocate(amt, lines).flatMap((share) => {
    const line = byId.get(share.waybillId)
    return line ? [{ planItemId, line, amt: share.amt }] : []
  })
}

async function piecesByItem(
  tx: Tx,
  items: Parts['items'],
  lines: readonly PayableLine[],
  settlements: readonly Settlement[],
): Promise<Piece[]> {
  const instalments = await openItems(
    tx,
    items.flatMap(({ planItemId }) => planItemId ?? []),
  )
  const byId = new Map(instalments.map((item) => [item.id, item]))
  let open = [...lines]
  return items.flatMap(({ settlementId, planItemId, amt }) => {
    const instalment = planItemId ? byId.get(idKey(planItemId)) : undefined
    if (planItemId && instalment?.settlementId !== idKey(settlementId))
      throw new DomainError('NOT_FOUND', { what: texts.planItem })
    const own = open.filter(
      (line) => line.settlementId === idKey(settlementId) && (!instalment || line.payeeId === instalment.payeeId),
    )
    if (instalment && (compareMoney(instalment.left, ZERO) <= 0 || compareMoney(amt ?? ZERO, instalment.left) > 0))
      throw new DomainError('PAYMENT_PLAN_ITEM_PAID', { left: instalment.left })
    // Plans also have items for withheld taxes, which are never paid.
    const all = instalment ? lesser(instalment.left, leftOf(own)) : leftOf(own)
    if (!amt && compareMoney(all, ZERO) <= 0) {
      const settlement = settlements.find(({ id }) => id === idKey(settlementId))
      throw new DomainError('PAYMENT_NOTHING_LEFT', { settleNo: settlement?.settleNo ?? '' })
    }
    const pieces = piecesOf(amt ?? all, own, instalment?.id ?? null)
    open = without(
      open,
      pieces.map(({ line, amt: taken }) => ({ ...line, amt: taken })),
    )
    return pieces
  })
}

const lesser = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? one : other)

function draftOf(pieces: readonly Piece[]): Draft {
  const { payeeId = '', payeeName = '' } = pieces[0]?.line ?? {}
  const total = (some: readonly Piece[]) => addMoney(ZERO, ...some.map(({ amt }) => amt))
  const byItem = Map.groupBy(pieces, ({ line, planItemId }) => `${line.settlementId} ${planItemId ?? ''}`)
  const byWaybill = Map.groupBy(pieces, ({ line }) => line.waybillId)
  return {
    payeeId,
    payeeName,
    amt: total(pieces),
    items: [...byItem.values()].map((own) => ({
      settlementId: own[0]?.line.settlementId ?? '',
      planItemId: own[0]?.planItemId ?? null,
      amt: total(own),
    })),
    shares: [...byWaybill.values()].map((own) => ({
      settlementId: own[0]?.line.settlementId ?? '',
      waybillId: own[0]?.line.waybillId ?? '',
      amt: total(own),
    })),
  }
}
