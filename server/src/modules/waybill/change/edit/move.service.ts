import { z } from 'zod'
import type { Actor } from '../../../../kernel/command/actor.js'
import { NOT_APPROVED } from '../../../../kernel/command/approval.js'
import type { RunCommand, Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import { isoTime } from '../../../../kernel/values/clock.js'
import { idKey } from '../../../../kernel/values/id.js'
import { idText, validate } from '../../../../kernel/values/validate.js'
import { WaybillStatus } from '../../enums.js'
import { reviewMachine } from '../../review/review.machine.js'
import { lockReviews, openReviewIds, writeDecision } from '../../review/review.queries.js'
import { waybillTexts as texts } from '../../texts.js'
import type { Patch } from '../../waybill/fields.js'
import { type WaybillMove, waybillMachine } from '../../waybill/waybill.machine.js'
import type { WaybillView } from '../../waybill/waybill.view.js'
import type { CardAccounts } from '../accounts.js'
import { patchSchema, reasonText, versionOf } from '../waybill.schema.js'
import { appraise, commit } from './commit.js'
import { lockAll } from './edit.js'
import { viewOf } from './edit.service.js'
import { judge } from './judge.js'
import type { WaybillRecord } from './record.queries.js'
import { staleness } from './staleness.js'

export interface MoveRequest {
  id: string
  version?: number | null | undefined
  reason?: string | null | undefined
  idempotencyKey?: string | null | undefined
}

const arrivalSchema = patchSchema.pick({ completeDatetime: true, weightTons: true, remark: true })

/** Moves name no base data. */
const NAMES_NOTHING: ReadonlySet<string> = new Set()

/** Moves of a waybill: loaded, in transit, unloaded, void. */
export class MoveService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  depart(actor: Actor, request: MoveRequest): Promise<WaybillView> {
    return this.move(actor, 'depart', request, {}, () => ({}))
  }

  /** Unloads a waybill: from now on it has an amount in its card's account. */
  unload(actor: Actor, request: MoveRequest, arrival: object = {}): Promise<WaybillView> {
    actor.assert(waybillMachine.needs('unload'))
    const told = validate(arrivalSchema, arrival, 'input')
    return this.move(actor, 'unload', request, told, (now) => ({
      completeDatetime: isoTime(now),
      ...withoutAbsent(told),
    }))
  }

  /**
   * Voids a waybill; number and history stay readable. Its amount leaves the card's account, and a waiting request is
   * cancelled. WAYBILL_IN_SETTLEMENT on a live settlement.
   */
  void(actor: Actor, request: MoveRequest): Promise<WaybillView> {
    return this.move(actor, 'void', request, {}, () => ({}))
  }

  private move(
    actor: Actor,
    move: WaybillMove,
    { idempotencyKey, ...request }: MoveRequest,
    told: object,
    patchAt: (now: Date) => Patch,
  ): Promise<WaybillView> {
    actor.assert(waybillMachine.needs(move))
    const { id, version, reason } = validate(moveSchema, request)
    const input = { id, version, reason, ...told }
    const options = { name: `waybill.${move}`, title: texts[move], input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { records, locked } = await lockAll(tx, this.accounts, [id], { cardIds: [] })
      const record = records.get(idKey(id))
      if (!record) throw new DomainError('NOT_FOUND', { what: texts.waybill })
      await refuseStale(tx, record, version)
      const patch = patchAt(tx.now)
      const judged = judge(record, { patch }, { ...locked, retired: NAMES_NOTHING }, tx.now)
      if (judged instanceof DomainError) throw judged
      const status = waybillMachine.next(WaybillStatus[record.status], move, record)
      const cancelled = move === 'void' && record.pendingReview
      const plan = { record, ...judged, status, ...(cancelled ? { pendingReview: false } : {}) }
      const [appraised] = await appraise(tx, this.accounts, [plan])
      if (!appraised || appraised instanceof DomainError)
        throw appraised ?? new DomainError('NOT_FOUND', { what: texts.waybill })
      await commit(tx, this.accounts, { ...options, reason }, [appraised])
      if (cancelled) await cancelReviews(tx, [record.id])
      return viewOf(tx, record.id)
    })
  }
}

const moveSchema = z.object({
  id: idText(texts.waybillId),
  version: versionOf.nullish(),
  reason: reasonText,
})

const withoutAbsent = (values: object): Patch =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

async function refuseStale(tx: Tx, record: WaybillRecord, version: number | null | undefined): Promise<void> {
  const stale = await staleness(tx, [{ id: record.id, version, patch: {} }], new Map([[record.id, record]]))
  const refusal = stale.get(record.id)
  if (refusal) throw refusal
}

/** Cancels the open requests of waybills. */
export async function cancelReviews(tx: Tx, waybillIds: readonly string[]): Promise<void> {
  const open = await lockReviews(tx, await openReviewIds(tx, waybillIds))
  const ids = open.map(({ id }) => id)
  const decided = { status: reviewMachine.moves.cancel.to, decision: texts.cancelledByVoid }
  await writeDecision(tx, ids, { ...decided, ...NOT_APPROVED })
}
