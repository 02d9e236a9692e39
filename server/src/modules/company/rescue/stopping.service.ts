import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { labelOf } from '../../../kernel/command/permissions.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { colleaguesOf, type FactorShown, lateActor } from '../../identity/index.js'
import { masked } from './judging.js'
import { rescueMachine } from './rescue.machine.js'
import * as queries from './rescue.queries.js'
import type { RunningRescue } from './rescue.view.js'
import { conclude, missing } from './steps.js'
import { STOPS } from './telling.js'
import { rescueTexts as texts } from './texts.js'

/**
 * Rescues as the affected people see and stop them: the administrator himself, and members who manage people in his
 * companies.
 */
export class RescueStopService {
  constructor(
    private readonly database: Database,
    /** Runs verbs of people who may have no company. */
    private readonly runOwn: RunCommand,
    private readonly outbox: Outbox,
  ) {}

  /** Rescues that concern the person or his company and have not ended. */
  async running(actor: Actor): Promise<RunningRescue[]> {
    const em = this.database.em.fork()
    const concerned = await beyondCompany(async () => concerning(em, actor, await queries.openRescues(em)))
    return concerned.map((rescue) => ({
      ...seenBy(actor, rescue),
      allowedActions: mayStop(actor, rescue) ? ['stop'] : [],
    }))
  }

  /** Ends a rescue at once, and tells it as it is then. NOT_FOUND for one that does not concern the actor. */
  async stop(actor: Actor, id: string, idempotencyKey?: string | null): Promise<RunningRescue> {
    validate(idText(texts.rescue), id, 'id')
    const options = { name: 'rescue.stop', title: texts.titles.stop, input: { id }, idempotencyKey }
    await this.runOwn(actor, options, (tx) => beyondCompany(() => this.stopped(tx, id)))
    const rescue = await beyondCompany(() => queries.findRescue(this.database.em.fork(), id))
    if (!rescue) throw missing()
    return { ...seenBy(actor, rescue), allowedActions: [] }
  }

  private async stopped(tx: Tx, id: string): Promise<true> {
    const { actor } = tx
    const rescue = await queries.lockRescue(tx.em, id)
    if (!rescue || (await concerning(tx.em, actor, [rescue])).length === 0) throw missing()
    if (!mayStop(actor, rescue)) throw new DomainError('FORBIDDEN', { permission: labelOf(STOPS) })
    const own = rescue.userId === actor.userId
    await this.end(tx, rescue, { reason: own ? texts.byHimself : texts.byColleague, by: 'PERSON' })
    return true
  }

  /** Ends the rescue of a person who has just shown his second factor. */
  async stopByFactor(em: Em, { userId, userName: name, at: now }: FactorShown): Promise<void> {
    const rescue = (await queries.hasOpen(em, userId)) ? await queries.lockOpenOf(em, userId) : undefined
    if (!rescue) return
    const actor = lateActor({ companyId: rescue.companyId, userId, name }, { id: rescue.id, name: 'rescue.stop' })
    await beyondCompany(() => this.end({ em, now, actor }, rescue, { reason: texts.byFactor, by: 'PROGRAM' }))
  }

  private async end(tx: Tx, rescue: queries.Rescue, done: { reason: string; by: 'PERSON' | 'PROGRAM' }): Promise<void> {
    const { userId, name } = tx.actor
    const state = rescueMachine.next(rescue.state, 'stop')
    const { id, state: before } = rescue
    await queries.writeEnd(tx.em, id, { state, by: { userId, name }, reason: done.reason }, tx.now)
    await conclude(tx, this.outbox, { id, step: 'stop', before, ...done })
  }
}

/** Rescue as the people whom it affects see it: the new phone is masked. */
const seenBy = (actor: Actor, rescue: queries.Rescue) => ({
  ...rescue,
  newMobile: rescue.newMobile && masked(rescue.newMobile),
  own: rescue.userId === actor.userId,
})

const mayStop = (actor: Actor, { userId }: queries.Rescue): boolean => userId === actor.userId || actor.can(STOPS)

/** Rescues that affect an actor: his own, those of his company, and those of people who also work there. */
async function concerning(em: Em, actor: Actor, rescues: readonly queries.Rescue[]): Promise<queries.Rescue[]> {
  const { companyId } = actor.facts
  if (rescues.length === 0) return []
  const ids = rescues.map(({ userId }) => userId)
  const colleagues = companyId === null ? [] : await colleaguesOf(em, companyId, ids)
  return rescues.filter(
    (rescue) => rescue.userId === actor.userId || rescue.companyId === companyId || colleagues.includes(rescue.userId),
  )
}
