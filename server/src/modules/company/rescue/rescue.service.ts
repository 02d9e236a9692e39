import type { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { CommandOptions, RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError, hintOf, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { beyondCompany, withinCompany } from '../../../kernel/sql/wall.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { type FileService, keepPictures } from '../../file/index.js'
import { RescueState } from './fields.js'
import { candidateOf, judge, masked } from './judging.js'
import { findRescueOf, rescueList } from './rescue.list.queries.js'
import { rescueMachine } from './rescue.machine.js'
import * as queries from './rescue.queries.js'
import { decisionSchema, openSchema, refusalSchema } from './rescue.schema.js'
import type {
  OpenRescueInput,
  RescueCandidate,
  RescueFilter,
  RescueSortField,
  RescueSummary,
  RescueView,
} from './rescue.view.js'
import { asSeen, conclude, missing } from './steps.js'
import { rescueTexts as texts } from './texts.js'

const GET = 'platform:rescue:get'
const OPEN = 'platform:rescue:add'

/**
 * Hours from the confirmation to the effect: a weekend and a working day, so that the owner of the account sees one of
 * the messages, yet short enough for a company that cannot work meanwhile.
 */
export const WAITING_HOURS = 72
const HOUR_MS = 3600_000

interface Decision {
  id: string
  /** Version that the person at the desk saw; STALE after any later change. */
  version?: number | null | undefined
  idempotencyKey?: string | null | undefined
}

type Decided = z.output<typeof decisionSchema>

/**
 * Rescue of a company's only administrator by the desk: one person applies, another confirms, and a waiting time
 * passes.
 */
export class RescueService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly outbox: Outbox,
    private readonly files: Pick<FileService, 'linkTo'>,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  async list(
    actor: Actor,
    request: ListRequest<RescueFilter, RescueSortField>,
  ): Promise<Page<RescueView, RescueSummary>> {
    actor.assert(GET)
    return readList(this.em, actor, rescueList, request)
  }

  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<RescueView | undefined> {
    actor.assert(GET)
    return findRescueOf(this.em, actor, id, fields)
  }

  /** Administrator of a company whom the desk may help, or the reason against it. */
  async candidate(actor: Actor, companyId: string): Promise<RescueCandidate> {
    actor.assert(OPEN)
    const { him, objection } = await withinCompany(companyId, () => candidateOf(this.em, companyId))
    if (!him)
      return { memberId: null, userName: null, mobile: null, secondFactor: false, refusal: refusalOf(objection) }
    const { memberId, name: userName, mobile, secondFactor } = him
    return { memberId, userName, mobile: masked(mobile), secondFactor, refusal: null }
  }

  /**
   * Applies with papers that prove the applicant's identity. RESCUE_COLLEAGUES and similar refusals name the people who
   * can help instead; RESCUE_OPEN means that an application is already open.
   */
  async open(actor: Actor, given: OpenRescueInput, asked: Asked): Promise<RescueView> {
    actor.assert(OPEN)
    const { companyAuthId: companyId, ...input } = validate(openSchema, given, 'input')
    const proofUrls = await this.proofs(actor, input.proofUrls)
    const { memberId, loss, newMobile, reason } = input
    const logged = { companyId, memberId, loss, newMobile, reason, proofs: proofUrls.length }
    const options = { name: 'rescue.open', title: texts.titles.open, input: logged, ...askedOf(asked) }
    return this.runBeyond(actor, options, async (tx) => {
      const wanted = { companyId, memberId, loss, newMobile }
      const { him, objection } = await judge(tx.em, wanted)
      if (!him) throw objection
      if (him.userId === actor.userId) throw new DomainError('OWN_RESCUE')
      const { userId, name: userName, mobile: oldMobile } = him
      if (await queries.hasOpen(tx.em, userId)) throw new DomainError('RESCUE_OPEN', { who: userName })
      const id = await queries.insertRescue(tx, { ...wanted, userId, userName, oldMobile, reason, proofUrls })
      await keepPictures(tx, proofUrls)
      await conclude(tx, this.outbox, { id, step: 'open', before: null, reason, by: 'PERSON' })
      return viewOf(tx, id)
    })
  }

  /**
   * Confirms an application with the same input as a second person; the waiting time begins. Refused where applying now
   * would be refused.
   */
  confirm(actor: Actor, given: Decision): Promise<RescueView> {
    return this.decide(actor, 'confirm', validate(decisionSchema, given), null)
  }

  /** Refuses a rescue as a second person, with a reason. */
  refuse(actor: Actor, given: Decision & { reason: string }): Promise<RescueView> {
    const { reason, ...input } = validate(refusalSchema, given)
    return this.decide(actor, 'refuse', input, reason)
  }

  /** Withdraws a rescue before it takes effect; open to all at the desk who may apply. */
  withdraw(actor: Actor, given: Decision): Promise<RescueView> {
    return this.decide(actor, 'withdraw', validate(decisionSchema, given), null)
  }

  private decide(
    actor: Actor,
    move: 'confirm' | 'refuse' | 'withdraw',
    { idempotencyKey, ...input }: Decided,
    reason: string | null,
  ): Promise<RescueView> {
    actor.assert(rescueMachine.needs(move))
    const logged = { ...input, ...(reason !== null && { reason }) }
    const options = { name: `rescue.${move}`, title: texts.titles[move], input: logged, idempotencyKey }
    const { userId: by, name } = actor
    return this.runBeyond(actor, options, async (tx) => {
      const seen = asSeen(await queries.findRescue(tx.em, input.id), input.version)
      const refused = rescueMachine.refusal(seen.state, move, { by, rescue: seen })
      if (refused) throw refused
      if (move === 'confirm') await assertStill(tx, seen)
      // Of two verbs at once, the second sees the effect of the first.
      const rescue = asSeen(await queries.lockRescue(tx.em, input.id), input.version)
      const state = rescueMachine.next(rescue.state, move, { by, rescue })
      if (state === RescueState.WAITING) {
        const dueAt = new Date(tx.now.getTime() + WAITING_HOURS * HOUR_MS)
        await queries.writeConfirmed(tx, input.id, { state, dueAt })
      } else await queries.writeEnd(tx.em, input.id, { state, by: { userId: by, name }, reason }, tx.now)
      await conclude(tx, this.outbox, { id: input.id, step: move, before: rescue.state, reason, by: 'PERSON' })
      return viewOf(tx, input.id)
    })
  }

  /** Verbs of the desk run in the company that they are about. */
  private runBeyond(actor: Actor, options: CommandOptions, work: (tx: Tx) => Promise<RescueView>): Promise<RescueView> {
    return this.run(actor, options, (tx) => beyondCompany(() => work(tx)))
  }

  /** Links of proofs in the stored form; only files that the desk has uploaded as proofs. */
  private async proofs(actor: Actor, links: readonly string[]): Promise<string[]> {
    const kept = await Promise.all(links.map((link) => this.files.linkTo(actor, link, 'RESCUE_PROOF')))
    return kept.map((link, at) => {
      if (link === undefined) throw invalidInput([{ field: `input.proofUrls.${at}`, message: texts.proofGone }])
      return link
    })
  }
}

/** Refusal with the next step. */
function refusalOf({ code, message }: DomainError): string {
  const hint = hintOf(code)
  return hint === null ? message : `${message}。${hint}。`
}

async function assertStill({ em }: Tx, rescue: queries.Rescue): Promise<void> {
  const { him, objection } = await judge(em, rescue)
  if (!him) throw objection
  if (him.mobile !== rescue.oldMobile) throw new DomainError('RESCUE_PHONE_CHANGED')
}

async function viewOf({ em, actor }: Tx, id: string): Promise<RescueView> {
  const view = await findRescueOf(em, actor, id)
  if (!view) throw missing()
  return view
}
