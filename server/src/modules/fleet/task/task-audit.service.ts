import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { handsWith, hasHand } from '../../../kernel/command/hands.js'
import { idText, optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { wantsFourEyes } from '../../company/index.js'
import { agree, endAgreed, PriceStatus, refuseStale, sameProject } from '../../price/index.js'
import { fleetTexts as texts } from '../texts.js'
import { recordedTask } from './history.js'
import { taskMachine } from './task.machine.js'
import * as queries from './task.queries.js'
import { completeTerms, type TaskInput, type TaskTerms, validForm, withKeptUnit } from './task.schema.js'
import { refuseUnknownTerms } from './task.service.js'
import type { TaskView } from './task.view.js'
import { tellApplicant } from './telling.js'

const REASON = 200
const approveSchema = z.object({ id: idText(texts.what), reason: optionalText(texts.reason, REASON) })
const rejectSchema = z.object({ id: idText(texts.what), reason: requiredText(texts.reason, REASON) })

interface Verb {
  id: string
  reason?: string | null | undefined
  version?: number | null | undefined
  idempotencyKey?: string | null | undefined
}

export interface TaskAudit extends Verb {
  approve: boolean
  /** Form as the reviewer changed it; without it the application stays unchanged. */
  form?: TaskInput | null | undefined
  replaceClashing?: boolean | null | undefined
}

/** Review of task applications: the states of prices, and a form that decides the terms (docs/behaviour/fleet.md). */
export class TaskAuditService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Approves an application on the terms of the audit form, or rejects it for good. Approved terms become a direct-pay
   * price at once, unless they are for freight without a dump site. Refused for the reasons that would refuse the
   * price.
   */
  audit(actor: Actor, input: TaskAudit): Promise<TaskView> {
    const { approve, version, idempotencyKey } = input
    const move = approve ? 'approve' : 'reject'
    actor.assert(taskMachine.needs(move))
    const { id, reason = null } = validate(approve ? approveSchema : rejectSchema, {
      id: input.id,
      reason: input.reason,
    })
    const given = (approve && input.form) || null
    const form = given && validForm(given)
    const asked = { id, approve, reason, form, replaceClashing: input.replaceClashing === true, version }
    const options = { name: `captainTask.${move}`, title: texts[move], input: asked, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockTask(tx, id)
      taskMachine.assertState(stored.status, move)
      refuseStale(stored, version)
      const decided = await recordedTask(tx, stored.id, reason, async () => {
        const kept = given && form && withKeptUnit(form, given, stored)
        if (approve) await approveTask(tx, stored, { form: kept, reason, replace: asked.replaceClashing })
        else await reject(tx, stored, reason)
        return stored.id
      })
      return tellApplicant(tx, decided, { applyId: stored.applyId, approved: approve })
    })
  }

  /** Ends an approved application and the price made from it. */
  invalidate(actor: Actor, { id, reason: given, version, idempotencyKey }: Verb): Promise<TaskView> {
    actor.assert(taskMachine.needs('invalidate'))
    const { reason = null } = validate(approveSchema, { id, reason: given })
    const options = {
      name: 'captainTask.invalidate',
      title: texts.invalidate,
      input: { id, reason, version },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockTask(tx, id)
      taskMachine.next(stored.status, 'invalidate')
      refuseStale(stored, version)
      return recordedTask(tx, stored.id, reason, async () => {
        if (stored.directPayPriceId) await endAgreed(tx, stored.directPayPriceId, reason ?? texts.expired)
        await queries.writeTaskInvalidation(tx, stored.id, reason)
        return stored.id
      })
    })
  }
}

interface Approval {
  form: TaskTerms | null
  reason: string | null
  replace: boolean
}

async function approveTask(tx: Tx, stored: queries.StoredTask, { form, reason, replace }: Approval): Promise<void> {
  if (form) sameProject(stored, form, 'form')
  const terms = completeTerms(form ? { ...form, projectId: stored.projectId } : stored)
  await refuseUnknownTerms(tx, terms)
  const isChanged = form !== null && !sameTerms(form, stored)
  // A reviewer who changes the terms has set them himself.
  const origin = isChanged ? { ...stored, hands: handsWith(tx.actor, stored) } : stored
  const approval = { own: hasHand(tx.actor, origin), fourEyes: await wantsFourEyes(tx) }
  taskMachine.next(stored.status, 'approve', approval)
  if (isChanged) await queries.updateTask(tx, stored, { ...terms, remark: form?.remark ?? stored.remark })
  const isPriced = terms.tpMode !== 'FREIGHT' || terms.dumpSiteId !== null
  const dumpSiteId = terms.tpMode === 'FREIGHT' ? terms.dumpSiteId : null
  const directPayPriceId = isPriced ? await agree(tx, { ...terms, dumpSiteId }, origin, { reason, replace }) : null
  const decision = { status: PriceStatus.APPROVED, reason, directPayPriceId } as const
  await queries.writeTaskDecision(tx, stored.id, { ...decision, ...approvedAs(approval) })
}

const reject = (tx: Tx, stored: queries.StoredTask, reason: string | null): Promise<void> =>
  queries.writeTaskDecision(tx, stored.id, {
    ...NOT_APPROVED,
    ...{ status: PriceStatus.REJECTED, reason, directPayPriceId: null },
    auditOwn: hasHand(tx.actor, stored),
  })

const sameTerms = (one: TaskTerms, other: TaskTerms): boolean =>
  (['tpMode', 'soilType', 'dumpSiteId', 'price', 'weightUnit'] as const).every(
    (field) => one[field] === other[field],
  ) && JSON.stringify(one.members) === JSON.stringify(other.members)
