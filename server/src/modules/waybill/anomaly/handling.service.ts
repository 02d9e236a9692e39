import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { idKey } from '../../../kernel/values/id.js'
import { idText, listOf, optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { type AnomalyMove, anomalyMachine, mayHandle } from './anomaly.machine.js'
import { lockWaybills, setHolds } from './flag.queries.js'
import * as queries from './handling.queries.js'
import type { AnomalyBatch, AnomalyRowResult, HandleAnomaliesInput } from './handling.view.js'
import { findSettings } from './setting.queries.js'
import { blockingRules, settingsOf } from './settings.js'
import { anomalyTexts as texts } from './texts.js'
import type { AnomalyWatch } from './watch.service.js'

/** Items of a dictionary in the wording of the actor's company. */
export type DictionaryOf = (actor: Actor, name: string) => Promise<{ itemValue: string; itemName: string }[]>

/** Code "other", which needs a note. */
const OTHER = '9'
const MAX_IDS = 5000
const idList = listOf(idText(texts.anomaly), texts.anomalies, MAX_IDS)
const handleSchema = z
  .object({ ids: idList, reason: requiredText(texts.reason, 20), note: optionalText(texts.note, 200) })
  .refine(({ reason, note }) => reason !== OTHER || note !== undefined, { error: texts.noteNeeded, path: ['note'] })

interface Options {
  dryRun?: boolean
  idempotencyKey?: string | null | undefined
}

/** Decisions of people on anomalies: confirmed, cleared, or reopened. */
export class AnomalyHandling {
  constructor(
    private readonly run: RunCommand,
    private readonly dictionary: DictionaryOf,
    private readonly watch: AnomalyWatch,
  ) {}

  confirm(actor: Actor, input: HandleAnomaliesInput, options: Options): Promise<AnomalyBatch> {
    return this.handle(actor, 'confirm', input, options)
  }

  clear(actor: Actor, input: HandleAnomaliesInput, options: Options): Promise<AnomalyBatch> {
    return this.handle(actor, 'clear', input, options)
  }

  /** Reopens flags; one whose facts were corrected meanwhile ends at once. */
  reopen(actor: Actor, ids: string[], idempotencyKey?: string | null): Promise<AnomalyBatch> {
    const wanted = validate(idList, ids, 'ids')
    return this.move(actor, 'reopen', { ids: wanted, handling: { reason: null, note: null } }, { idempotencyKey })
  }

  private async handle(
    actor: Actor,
    move: 'confirm' | 'clear',
    input: HandleAnomaliesInput,
    options: Options,
  ): Promise<AnomalyBatch> {
    actor.assert(anomalyMachine.needs(move))
    const { ids, reason: code, note = null } = validate(handleSchema, input, 'input')
    const reason = (await this.dictionary(actor, `anomaly_${move}`)).find(({ itemValue }) => itemValue === code)
    if (!reason) throw invalidInput([{ field: 'input.reason', message: texts.unknownReason }])
    return this.move(actor, move, { ids, handling: { reason: { code, text: reason.itemName }, note } }, options)
  }

  private move(
    actor: Actor,
    move: AnomalyMove,
    { ids, handling }: { ids: string[]; handling: queries.Handling },
    options: Options,
  ): Promise<AnomalyBatch> {
    actor.assert(anomalyMachine.needs(move))
    const command = { name: `anomaly.${move}`, title: texts[move], input: { ids, ...handling }, ...options }
    return this.run(actor, command, async (tx) => {
      const waybillIds = await queries.waybillsOfFlags(tx, ids)
      await lockWaybills(tx.em, actor.companyId, waybillIds)
      const flags = new Map((await queries.lockFlags(tx, ids)).map((flag) => [flag.id, flag]))
      const blocking = blockingRules(settingsOf(await findSettings(tx.em, actor.companyId)))
      const rows = [...new Set(ids)].map((id): AnomalyRowResult => {
        const msg = whyNot(actor, move, flags.get(idKey(id)), blocking)
        return { id, ok: msg === null, msg }
      })
      const moved = rows.flatMap(({ id, ok }) => (ok ? (flags.get(idKey(id)) ?? []) : []))
      await writeMove(tx, move, moved, handling)
      const touched = [...new Set(moved.map(({ waybillId }) => waybillId))]
      await setHolds(tx.em, actor.companyId, touched, blocking)
      if (move === 'reopen') await this.watch.changed(tx, touched)
      const refused = rows.length - moved.length
      return { rows, done: moved.length, refused, message: texts.handled(texts[move], moved.length, refused) }
    })
  }
}

function whyNot(
  actor: Actor,
  move: AnomalyMove,
  flag: queries.LockedFlag | undefined,
  blocking: readonly string[],
): string | null {
  if (!flag) return new DomainError('NOT_FOUND', { what: texts.anomaly }).message
  const facts = { mayHandle: mayHandle(actor, blocking.includes(flag.rule)), replaced: flag.replaced }
  return anomalyMachine.refusal(flag.state, move, facts)?.message ?? null
}

/** Writes a move: the flags and the history of their waybills. */
async function writeMove(
  tx: Tx,
  move: AnomalyMove,
  flags: readonly queries.LockedFlag[],
  handling: queries.Handling,
): Promise<void> {
  const { to } = anomalyMachine.moves[move]
  await queries.moveFlags(
    tx,
    flags.map(({ id }) => id),
    to,
    handling,
  )
  const reason = [handling.reason?.text, handling.note].filter(Boolean).join('：') || null
  await recordChanges(
    tx,
    flags.map(({ waybillId, rule, state }) => ({
      entity: 'waybill',
      entityId: waybillId,
      field: `anomaly.${rule}`,
      before: state,
      after: to,
      reason,
    })),
  )
}
