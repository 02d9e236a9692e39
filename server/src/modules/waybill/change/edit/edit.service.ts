import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import { underPresentNames } from '../../../../kernel/fields.js'
import { idText, validate } from '../../../../kernel/values/validate.js'
import { openReviews } from '../../review/review.queries.js'
import { waybillTexts as texts } from '../../texts.js'
import { waybillTable } from '../../waybill/fields.js'
import { findWaybill } from '../../waybill/waybill.queries.js'
import type { WaybillView } from '../../waybill/waybill.view.js'
import type { CardAccounts } from '../accounts.js'
import type { WaybillUpdate } from '../change.view.js'
import { References } from '../creation/references.js'
import { under } from '../paths.js'
import { patchSchema, reasonText, versionOf } from '../waybill.schema.js'
import { edit } from './edit.js'
import { nothingToChange } from './judge.js'

export interface UpdateRequest {
  id: string
  /** Version that the caller has seen; without it the last change wins, and the history keeps both. */
  version?: number | null | undefined
  /** Values to change, under the names of forms; see UpdateWaybillInput. */
  patch: object
  reason?: string | null | undefined
  /** The argument that holds the patch, for the names of wrong fields. */
  at?: string
  idempotencyKey?: string | null | undefined
}

/** Edits of one waybill. */
export class EditService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  /**
   * Changes a waybill: at once, or by a request where money changes, the waybill is unloaded and the actor may not
   * review. STALE with the differences when it has changed since `version`; WAYBILL_SEALED on a live settlement.
   */
  update(actor: Actor, request: UpdateRequest): Promise<WaybillUpdate> {
    actor.assert('chain:companywaybill:edit')
    const id = validate(idText(texts.waybillId), request.id, 'id')
    const version = validate(versionOf.nullish(), request.version, 'version')
    const { at = 'input' } = request
    const patch = validate(patchSchema, underPresentNames(waybillTable, request.patch), at)
    const reason = validate(reasonText, request.reason, 'reason')
    const input = { id, version, patch, reason }
    const options = { name: 'waybill.update', title: texts.update, input, idempotencyKey: request.idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await viewOf(tx, id)
      const asked = (await References.find(tx, [patch])).resolve(patch)
      if (asked instanceof DomainError) throw under(at, asked)
      const result = await edit(tx, this.accounts, { ...options, reason }, [{ id, version, ...asked }])
      const [outcome] = result.outcomes
      if (outcome?.refusal) throw under(at, outcome.refusal)
      if (result.changeSetId === null && outcome?.reviewed.length === 0) throw nothingToChange()
      const [review] = outcome?.reviewed.length ? await openReviews(tx.em, tx.actor, [id]) : []
      return { waybill: await viewOf(tx, id), review: review ?? null, changeSetId: result.changeSetId }
    })
  }

  /** Changes the remark without a version: the last change wins, and the history keeps both. */
  setRemark(
    actor: Actor,
    { id, remark, idempotencyKey }: { id: string; remark: string | null; idempotencyKey?: string | undefined },
  ): Promise<boolean> {
    actor.assert('chain:companywaybill:edit')
    const patch = validate(patchSchema.pick({ remark: true }), { remark })
    const named = validate(idText(texts.waybillId), id, 'id')
    const options = { name: 'waybill.remark', title: texts.update, input: { id: named, ...patch }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { outcomes } = await edit(tx, this.accounts, { ...options, reason: null }, [{ id: named, patch }])
      if (outcomes[0]?.refusal) throw outcomes[0].refusal
      return true
    })
  }
}

/** Waybill in the answer of a verb; NOT_FOUND for another company's. */
export async function viewOf(tx: Tx, id: string): Promise<WaybillView> {
  const view = await findWaybill(tx.em, tx.actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.waybill })
  return view
}
