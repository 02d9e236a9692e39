import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { momentOf, plainTime } from '../../../kernel/values/clock.js'
import { type Merging, mergeRefused } from '../../basedata/index.js'
import { lockMachine } from '../excavator-record/entry.queries.js'
import { waybillTexts as texts } from '../texts.js'
import { moveRecords, moveRecordsOfProject, sharedHours } from './records.queries.js'

/**
 * Moves machine hours that are not approved to the kept machine and its price; approved ones stay as they were.
 * MERGE_REFUSED where one machine would have worked in two places at a time.
 */
export async function moveWork(tx: Tx, merging: Merging): Promise<number> {
  const { keep, drop, reason } = merging
  for (const id of [keep.id, drop.id].sort()) await lockMachine(tx, id)
  const shared = await sharedHours(tx, keep.id, drop.id)
  if (shared) {
    const [from, to] = [shared.from, shared.to].map((time) => plainTime(momentOf(time)).slice(0, 16))
    throw mergeRefused(merging, texts.mergeOverlap(from ?? '', to ?? ''))
  }
  const moved = await moveRecords(tx, keep, drop.id)
  await recordChanges(
    tx,
    moved.map((entityId) => ({
      entity: 'excavatorRecord',
      entityId,
      field: 'machineCode',
      before: drop.name,
      after: keep.name,
      reason,
    })),
  )
  return moved.length
}

/** Moves machine hours that are not approved to the kept project. */
export async function moveWorkOfProject(tx: Tx, { keep, drop, reason }: Merging): Promise<number> {
  const moved = await moveRecordsOfProject(tx, keep.id, drop.id)
  await recordChanges(
    tx,
    moved.map((entityId) => ({
      entity: 'excavatorRecord',
      entityId,
      field: 'projectId',
      before: drop.id,
      after: keep.id,
      reason,
    })),
  )
  return moved.length
}
