import { z } from 'zod'
import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import { momentOf } from '../../../../kernel/values/clock.js'
import { idKey } from '../../../../kernel/values/id.js'
import { idText, validate } from '../../../../kernel/values/validate.js'
import { WaybillStatus } from '../../enums.js'
import { restoreCancelled } from '../../review/review.queries.js'
import { waybillTexts as texts } from '../../texts.js'
import { waybillMachine } from '../../waybill/waybill.machine.js'
import type { WaybillView } from '../../waybill/waybill.view.js'
import type { CardAccounts, Locked } from '../accounts.js'
import { type LastMove, lastMove } from '../history/change.queries.js'
import { whyNotOnCard } from '../rules.js'
import { appraise, commit } from './commit.js'
import { lockAll } from './edit.js'
import { viewOf } from './edit.service.js'
import type { WaybillRecord } from './record.queries.js'

interface UnvoidRequest {
  id: string
  idempotencyKey?: string | null | undefined
}

/** Minutes in which a voiding can be undone: later others have acted on it, and the trip must be added anew. */
const UNDO_MINUTES = 10

/**
 * Undoes a voiding: the waybill, its card's account, its receipt and the cancelled request return to their state
 * before.
 */
export class UnvoidService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  /**
   * Undoes a voiding within ten minutes, by the same person or a reviewer, while nothing else has changed the waybill;
   * else CHANGE_NOT_UNDOABLE, or the refusal of its card. The amount is that of the present price.
   */
  unvoid(actor: Actor, { idempotencyKey, ...request }: UnvoidRequest): Promise<WaybillView> {
    actor.assert(waybillMachine.needs('unvoid'))
    const { id } = validate(unvoidSchema, request)
    const options = { name: 'waybill.unvoid', title: texts.unvoid, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { records, locked } = await lockAll(tx, this.accounts, [id], { cardIds: [] })
      const record = records.get(idKey(id))
      if (!record) throw new DomainError('NOT_FOUND', { what: texts.waybill })
      const voiding = await voidingOf(tx, record)
      const refusal = whyNotBack(record, locked)
      if (refusal) throw refusal
      const pendingReview = await restoreCancelled(tx, record.id, voiding.at)
      const plan = { record, after: record, diffs: [], status: voiding.before, pendingReview }
      const [appraised] = await appraise(tx, this.accounts, [plan])
      if (!appraised || appraised instanceof DomainError)
        throw appraised ?? new DomainError('NOT_FOUND', { what: texts.waybill })
      if (record.cardId && voiding.before === 'UNLOADED') await this.accounts.reopenEmptied(tx, [record.cardId])
      await commit(tx, this.accounts, { ...options, reason: texts.unvoid }, [appraised])
      return viewOf(tx, record.id)
    })
  }
}

const unvoidSchema = z.object({ id: idText(texts.waybillId) })

const notUndoable = (reason: string): DomainError => new DomainError('CHANGE_NOT_UNDOABLE', { reason })

/** Voiding that brought a waybill into its present state, or the reason why this actor cannot undo it. */
async function voidingOf(tx: Tx, record: WaybillRecord): Promise<LastMove> {
  waybillMachine.next(WaybillStatus[record.status], 'unvoid')
  const voiding = await lastMove(tx, record.id)
  if (!voiding) throw notUndoable(texts.notUndoable)
  if (voiding.userId !== tx.actor.userId && !tx.actor.can('chain:companywaybill:audit'))
    throw notUndoable(texts.notOwnVoid)
  if (voiding.rowVersion !== record.version) throw notUndoable(texts.changedSince)
  if (tx.now.getTime() - momentOf(voiding.at).getTime() > UNDO_MINUTES * 60_000)
    throw notUndoable(texts.voidedLongAgo(UNDO_MINUTES))
  return voiding
}

/** Reason against restoring: a card that was voided since accepts no waybill; one that became settled is reopened. */
function whyNotBack({ cardId, cardNo, captainId }: WaybillRecord, { cards }: Locked): DomainError | null {
  if (cardId === null) return null
  const refusal = whyNotOnCard(cards.get(cardId), cardNo ?? '', captainId)
  return refusal?.code === 'CARD_SETTLED' ? null : refusal
}
