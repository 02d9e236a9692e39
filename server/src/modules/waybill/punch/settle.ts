import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { momentOf } from '../../../kernel/values/clock.js'
import type { CardAccounts } from '../change/accounts.js'
import { decideWaybills, writeWaybills } from '../change/creation/creation.js'
import { lockAll } from '../change/edit/edit.js'
import { waybillTexts } from '../texts.js'
import { draftOf } from './draft.js'
import { PunchSettling, type PunchState, punchSettlingLabels } from './enums.js'
import type { Course } from './matching.js'
import { moveTrips } from './moves.js'
import type { Settling } from './punch.inputs.js'
import { punchMachine } from './punch.machine.js'
import * as queries from './settle.queries.js'
import { lastTrips } from './take.queries.js'
import { punchTexts as texts } from './texts.js'

/** Settles a waiting punch as a clerk says: into a trip that is there, as a trip of its own, or not at all. */
export async function settleOne(
  tx: Tx,
  accounts: CardAccounts,
  { id, version }: { id: string; version?: number | null | undefined },
  settling: Settling,
): Promise<void> {
  const punch = await queries.lockPunch(tx, id)
  if (!punch) throw new DomainError('NOT_FOUND', { what: texts.punch })
  if (version != null && version !== punch.version) throw new DomainError('STALE')
  const state = punchMachine.next(punch.state as PunchState, settling.as === PunchSettling.DROP ? 'drop' : 'settle')
  const waybillId = await tripOf(tx, accounts, punch, settling)
  await queries.settlePunch(tx, punch.id, { as: settling.as, waybillId, reason: settling.reason })
  const common = { reason: settling.reason, rowVersion: punch.version + 1, entityId: punch.id, entity: 'punch' }
  await recordChanges(tx, [
    { ...common, field: 'state', before: punch.state, after: state },
    { ...common, field: 'waybillId', before: null, after: waybillId },
  ])
}

async function tripOf(
  tx: Tx,
  accounts: CardAccounts,
  punch: queries.StoredPunch,
  settling: Settling,
): Promise<string | null> {
  if (settling.as === PunchSettling.DROP) return null
  if (settling.as === PunchSettling.ATTACH) return attach(tx, accounts, punch, settling)
  const waybillId = await create(tx, accounts, punch)
  await moveBy(tx, accounts, punch, { ...settling, waybillId })
  return waybillId
}

/** Attaches a punch to a trip: a departure or unloading that it has not had yet happens then. */
async function attach(tx: Tx, accounts: CardAccounts, punch: queries.StoredPunch, settling: Settling): Promise<string> {
  const waybillId = settling.waybillId ?? (await queries.waybillNumbered(tx, settling.waybillNo ?? '')) ?? ''
  const { records } = await lockAll(tx, accounts, [waybillId], { cardIds: [] })
  const record = records.get(waybillId)
  if (!record) throw new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
  if (record.status === 'VOID') throw new DomainError('ROWS_REFUSED', { message: waybillTexts.sealedBy.VOID })
  const isPast = record.status === 'UNLOADED' || (record.status === 'IN_TRANSIT' && punch.kind === 'DEPART')
  if (!isPast) await moveBy(tx, accounts, punch, { ...settling, waybillId })
  return record.id
}

async function moveBy(
  tx: Tx,
  accounts: CardAccounts,
  { id, kind, truckCode, correctedAt, weightTons }: queries.StoredPunch,
  { as, reason, waybillId }: Settling & { waybillId: string },
): Promise<void> {
  if (kind === 'LOAD') return
  const mark = { id, kind, truckId: truckCode ?? '', at: momentOf(correctedAt).getTime(), tripId: waybillId }
  const before: Course = { DEPART: undefined, UNLOAD: undefined }
  const course: Course = { ...before, [kind]: mark }
  const told = texts.settledBy(punchSettlingLabels[as], reason)
  const refused = await moveTrips(tx, accounts, { name: 'punch.settle', title: texts.settle }, [
    { waybillId, course, before, weightTons: kind === 'UNLOAD' ? weightTons : null, reason: told },
  ])
  const refusal = refused.get(waybillId)
  if (refusal) throw refusal
}

async function create(tx: Tx, accounts: CardAccounts, punch: queries.StoredPunch): Promise<string> {
  const { truckCode, correctedAt, ...facts } = punch
  if (!truckCode) throw invalidInput([{ field: 'input.as', message: texts.noTruck }])
  const [last] = await lastTrips(tx.em, tx.actor.companyId, { plates: [truckCode], cardIds: [], now: tx.now })
  const draft = draftOf({ ...facts, truckCode, correctedAt: momentOf(correctedAt) }, last)
  if ('conflict' in draft) throw invalidInput([{ field: 'input.as', message: draft.conflictReason }])
  const [created] = await writeWaybills(tx, accounts, await decideWaybills(tx, accounts, [draft]))
  if (!created || created.refusal)
    throw created?.refusal ?? new DomainError('NOT_FOUND', { what: waybillTexts.waybill })
  return created.id
}
