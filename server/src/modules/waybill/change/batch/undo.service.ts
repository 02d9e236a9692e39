import type { Actor } from '../../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import { idText, validate } from '../../../../kernel/values/validate.js'
import { waybillTexts as texts } from '../../texts.js'
import { isWaybillField, type Patch } from '../../waybill/fields.js'
import type { CardAccounts } from '../accounts.js'
import type { WaybillBatch } from '../change.view.js'
import { type Edit, edit } from '../edit/edit.js'
import { changesOfSet, lockChangeSet, type SetChange } from '../history/change.queries.js'
import { batchOf } from './batch.service.js'

interface UndoRequest {
  changeSetId: string
  idempotencyKey?: string | null | undefined
}

/** Undoes the changes of one verb, as long as nothing else has changed their fields. */
export class UndoService {
  constructor(
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  /**
   * Restores each waybill whole, or refuses it with the reason. Open to the person who made the change, and to
   * reviewers.
   */
  undo(actor: Actor, { changeSetId, idempotencyKey }: UndoRequest): Promise<WaybillBatch> {
    actor.assert('chain:companywaybill:edit')
    validate(idText(texts.changeSet), changeSetId, 'changeSetId')
    const options = { name: 'waybill.undo', title: texts.undo, input: { changeSetId }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { title } = await undoable(tx, changeSetId)
      const rows = Map.groupBy(await changesOfSet(tx, changeSetId), ({ entityId }) => entityId)
      const edits = [...rows].map(([id, changes]): Edit => ({ id, ...backOf(changes) }))
      const head = { ...options, reason: `${texts.undo}：${title}`, undoesId: changeSetId, reviewed: 'refuse' as const }
      const result = await edit(tx, this.accounts, head, edits)
      if (result.changeSetId === null) throw result.outcomes[0]?.refusal ?? new DomainError('CHANGE_UNDONE')
      return batchOf(result, [], false)
    })
  }
}

async function undoable(tx: Tx, id: string): Promise<{ title: string }> {
  const set = await lockChangeSet(tx, id)
  if (!set) throw new DomainError('NOT_FOUND', { what: texts.changeSet })
  if (set.undone) throw new DomainError('CHANGE_UNDONE')
  if (set.userId !== tx.actor.userId && !tx.actor.can('chain:companywaybill:audit'))
    throw new DomainError('CHANGE_NOT_UNDOABLE', { reason: texts.notOwnChange })
  return set
}

const notUndoable = (reason: string): DomainError => new DomainError('CHANGE_NOT_UNDOABLE', { reason })

/** Patch that restores the values before a change; undefined for a change of state, which cannot be undone. */
function backOf(changes: readonly SetChange[]): Pick<Edit, 'patch' | 'refusal' | 'expected'> {
  if (changes.some(({ field }) => field === 'status')) return { patch: {}, refusal: notUndoable(texts.notUndoable) }
  const fields = changes.filter(({ field }) => isWaybillField(field))
  if (fields.some(({ changedSince }) => changedSince)) return { patch: {}, refusal: notUndoable(texts.changedSince) }
  const side = (which: 'before' | 'after'): Patch =>
    Object.fromEntries(fields.map((change) => [change.field, change[which]]))
  return { patch: side('before'), expected: { values: side('after'), refusal: notUndoable(texts.changedSince) } }
}
