import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import { plainTime } from '../../../kernel/values/clock.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { isId } from '../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { wantsFourEyes } from '../../company/index.js'
import { tell } from '../../message/index.js'
import { waybillTexts } from '../texts.js'
import { recordFacts, recordMachine } from './excavator-record.machine.js'
import { findRecords } from './excavator-record.queries.js'
import type { ExcavatorRecordView } from './excavator-record.view.js'
import { recordTable as table } from './fields.js'
import { type Decided, lockRecords, pricesOf, type StoredRecord, writeDecisions } from './moves.queries.js'
import { amountOf } from './price.js'
import { excavatorTexts as texts } from './texts.js'

const MAX_ROWS = 1000
const id = idText(texts.what)
const version = z.int({ error: waybillTexts.versionMissing }).nullish()
const plain = z.object({ id, version })
const why = z.object({ reason: requiredTextOf(table.reason) })
const reasoned = plain.extend(why.shape)
const many = listOf(id, texts.what, MAX_ROWS)

type Move = 'startReview' | 'approve' | 'reject'
type Verb = Asked & { id: string; version?: number | null | undefined }
interface Verdict {
  id: string
  refusal: DomainError | null
}

const NO_PRICES = { shiftPrice: null, loadPrice: null } as const

/** Review of reported work: approved at the present price, or rejected with a reason. */
export class ExcavatorReviewService {
  constructor(private readonly run: RunCommand) {}

  startReview(actor: Actor, given: Verb): Promise<ExcavatorRecordView> {
    return this.one(actor, 'startReview', given, validate(plain, given))
  }

  /**
   * Approves a record at the machine's present price; EXCAVATOR_OWN refuses one's own where the company wants two
   * people.
   */
  approve(actor: Actor, given: Verb): Promise<ExcavatorRecordView> {
    return this.one(actor, 'approve', given, validate(plain, given))
  }

  /** Rejects a record with a reason; an approved one loses its amount. */
  reject(actor: Actor, given: Verb & { reason: string }): Promise<ExcavatorRecordView> {
    return this.one(actor, 'reject', given, validate(reasoned, given))
  }

  /** Approves many records, each with its own result. */
  approveMany(actor: Actor, ids: readonly string[], asked: Asked = {}): Promise<RowResult[]> {
    actor.assert(recordMachine.needs('approve'))
    return this.many(actor, 'approve', { ids: validate(many, ids, 'ids') }, asked)
  }

  /** Rejects many records with a reason, each with its own result. */
  rejectMany(
    actor: Actor,
    ids: readonly string[],
    { reason, ...asked }: Asked & { reason: string },
  ): Promise<RowResult[]> {
    actor.assert(recordMachine.needs('reject'))
    return this.many(actor, 'reject', { ids: validate(many, ids, 'ids'), ...validate(why, { reason }) }, asked)
  }

  private many(
    actor: Actor,
    move: 'approve' | 'reject',
    { ids, ...more }: { ids: readonly string[]; reason?: string },
    asked: Asked,
  ): Promise<RowResult[]> {
    const input = { ids: [...new Set(ids)], ...more }
    const options = { name: `excavatorRecord.${move}`, title: texts.titles[move], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const verdicts = await decide(tx, move, input.ids, more)
      return verdicts.map(({ id, refusal }) => ({ id, ok: refusal === null, msg: refusal?.message ?? null }))
    })
  }

  private one(
    actor: Actor,
    move: Move,
    asked: Asked,
    input: z.output<typeof plain> & { reason?: string },
  ): Promise<ExcavatorRecordView> {
    actor.assert(recordMachine.needs(move))
    const options = { name: `excavatorRecord.${move}`, title: texts.titles[move], input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      for (const { refusal } of await decide(tx, move, [input.id], input)) if (refusal) throw refusal
      const [view] = await findRecords(tx.em, actor, [input.id])
      if (!view) throw new DomainError('NOT_FOUND', { what: texts.what })
      return view
    })
  }
}

/** Decides records, each with its own result. */
async function decide(
  tx: Tx,
  move: Move,
  ids: readonly string[],
  { version, reason = null }: { version?: number | null | undefined; reason?: string | null } = {},
): Promise<Verdict[]> {
  const found = await lockRecords(tx, ids.filter(isId))
  const stored = new Map(found.map((record) => [record.id, record]))
  const fourEyes = move === 'approve' && (await wantsFourEyes(tx))
  const verdicts = ids.map(
    (id): Verdict => ({ id, refusal: whyNot(tx, move, stored.get(id.toLowerCase()), { fourEyes, version }) }),
  )
  const good = verdicts.flatMap(({ id, refusal }) => (refusal ? [] : (stored.get(id.toLowerCase()) ?? [])))
  const decided = await outcomesOf(tx, move, good, fourEyes)
  await writeDecisions(tx, decided, reason)
  await recordChanges(
    tx,
    decided.flatMap((one) => changesOf(one, stored.get(one.id), reason)),
  )
  if (reason !== null) await tellOfRejection(tx, good, reason)
  return verdicts
}

function whyNot(
  { actor }: Tx,
  move: Move,
  record: StoredRecord | undefined,
  { fourEyes, version }: { fourEyes: boolean; version: number | null | undefined },
): DomainError | null {
  if (!record) return new DomainError('NOT_FOUND', { what: texts.what })
  const refusal = recordMachine.refusal(record.auditStatus, move, recordFacts(actor, { ...record, fourEyes }))
  if (refusal) return refusal
  return version != null && version !== record.version ? new DomainError('STALE') : null
}

/** Decision about each record; only an approval sets an amount. */
async function outcomesOf(tx: Tx, move: Move, records: readonly StoredRecord[], fourEyes: boolean): Promise<Decided[]> {
  const priced = move === 'approve'
  const prices = priced
    ? await pricesOf(
        tx,
        records.map(({ machineId }) => machineId),
      )
    : undefined
  return records.map((record) => {
    const { shiftPrice, loadPrice } = prices?.get(record.machineId) ?? NO_PRICES
    const amount = priced ? amountOf(record, { shiftPrice, loadPrice }) : null
    const approved = priced ? approvedAs(recordFacts(tx.actor, { ...record, fourEyes })) : NOT_APPROVED
    const handsSeen = record.handsSeen || (priced && !approved.auditOwn)
    const auditStatus = recordMachine.moves[move].to
    return { id: record.id, auditStatus, shiftPrice, loadPrice, amount, handsSeen, ...approved }
  })
}

function changesOf(
  { id: entityId, auditStatus, amount, fourEyesOff }: Decided,
  before: StoredRecord | undefined,
  reason: string | null,
) {
  if (!before) return []
  const change = { entity: 'excavatorRecord', entityId, rowVersion: before.version + 1, reason }
  return [
    { ...change, field: 'auditStatus', before: before.auditStatus, after: auditStatus },
    ...(fourEyesOff ? [{ ...change, field: 'fourEyesOff', before: null, after: true }] : []),
    ...(amount === null ? [] : [{ ...change, field: 'amount', before: null, after: amount }]),
  ]
}

/** Tells submitters why their records were rejected: operators on their own page, others in the list. */
async function tellOfRejection(tx: Tx, records: readonly StoredRecord[], reason: string): Promise<void> {
  const news = records.flatMap(({ id, projectId, machineCode, staffId, startDatetime, submittedBy }) =>
    submittedBy === null
      ? []
      : [
          {
            kind: 'EXCAVATOR_REJECTED' as const,
            to: [submittedBy],
            params: { reviewer: tx.actor.name, machineCode, start: plainTime(startDatetime).slice(0, 16), reason },
            about: { entity: submittedBy === staffId ? 'ownExcavatorRecord' : 'excavatorRecord', id },
            projectId,
          },
        ],
  )
  await tell(tx, ...news)
}
