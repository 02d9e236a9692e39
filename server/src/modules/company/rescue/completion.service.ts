import type { Tx } from '../../../kernel/command/command.js'
import { retried } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction, orRefusal } from '../../../kernel/sql/transaction.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { momentOf } from '../../../kernel/values/clock.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { lateActor, renewAccess } from '../../identity/index.js'
import { deskId } from '../desk/desk.queries.js'
import { RescueState } from './fields.js'
import { judge, lacksFactor } from './judging.js'
import { rescueMachine } from './rescue.machine.js'
import * as queries from './rescue.queries.js'
import { conclude } from './steps.js'
import { rescueTexts as texts } from './texts.js'

/** Days after which an unconfirmed application ends, so that companies are not reminded for ever. */
export const UNCONFIRMED_DAYS = 7
const DAY_MS = 86_400_000

/** Completes rescues when they are due, each exactly once, unless the facts that they were judged by have changed. */
export class RescueCompletionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    /** Drops cached sessions. */
    private readonly forget: () => void,
  ) {}

  /**
   * Completes or ends all due rescues and returns their number. One that fails stops none of the others; its error is
   * thrown at the end, so that the job runs again.
   */
  async sweep(signal?: AbortSignal): Promise<number> {
    const [now, em] = [this.clock.now(), this.database.em.fork()]
    const faults: unknown[] = []
    let ended = 0
    for (const { id } of await queries.dueRescues(em, { now, since: unconfirmedSince(now) })) {
      signal?.throwIfAborted()
      const done = await this.complete(id).catch((error: unknown) => {
        faults.push(error)
        return false
      })
      if (done) ended++
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} rescues are not ended`)
    return ended
  }

  /** Completes or ends a due rescue; false if it is not due or has ended already. */
  async complete(id: string): Promise<boolean> {
    const work = () => inTransaction(this.database, (em) => ended(em, this.outbox, id, this.clock.now()))
    const done = await beyondCompany(() => retried(work))
    if (done) this.forget()
    return done
  }
}

const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS)

async function ended(em: Em, outbox: Outbox, id: string, now: Date): Promise<boolean> {
  const [seen, desk] = [await queries.findRescue(em, id), await deskId(em)]
  if (!seen || desk === undefined) return false
  const waits = seen.state === RescueState.WAITING
  // People are locked before the rescue, in the order of the verbs of second factors.
  const objection = waits ? await objectionTo(em, seen) : null
  const rescue = await queries.lockRescue(em, id)
  if (!rescue || rescue.state !== seen.state || rescue.version !== seen.version) return false
  const author = { companyId: desk, userId: rescue.confirmedBy ?? rescue.hands[0] ?? '', name: texts.desk }
  const tx = { em, now, actor: lateActor(author, { id, name: 'rescues' }) }
  if (!waits) {
    if (rescue.state !== RescueState.APPLIED || momentOf(rescue.createdAt) > unconfirmedSince(now)) return false
    return end(tx, outbox, rescue, { move: 'fail', reason: texts.unconfirmed(UNCONFIRMED_DAYS) })
  }
  if (rescue.dueAt === null || momentOf(rescue.dueAt) > now) return false
  const refused = objection ?? (await renewed(em, rescue, now))
  return end(
    tx,
    outbox,
    rescue,
    refused ? { move: 'fail', reason: refused.message } : { move: 'complete', reason: null },
  )
}

async function objectionTo(em: Em, rescue: queries.Rescue): Promise<DomainError | null> {
  const { him, objection } = await judge(em, rescue)
  if (!him) return objection
  return him.mobile === rescue.oldMobile ? null : new DomainError('RESCUE_PHONE_CHANGED')
}

/** Gives the account back; returns a refusal if another account has taken the phone meanwhile. */
async function renewed(em: Em, { userId, newMobile: mobile, loss }: queries.Rescue, now: Date) {
  const part = async () => {
    await renewAccess(em, { userId, mobile, secondFactor: lacksFactor(loss) }, now)
    return null
  }
  return orRefusal(em, part)
}

async function end(
  tx: Tx,
  outbox: Outbox,
  { id, state: before }: queries.Rescue,
  { move, reason }: { move: 'complete' | 'fail'; reason: string | null },
): Promise<boolean> {
  const state = rescueMachine.next(before, move)
  await queries.writeEnd(tx.em, id, { state, by: null, reason }, tx.now)
  await conclude(tx, outbox, { id, step: move, before, reason, by: 'PROGRAM' })
  return true
}
