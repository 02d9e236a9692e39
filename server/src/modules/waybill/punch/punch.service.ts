import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { readListText, type TextPage, type TextRequest } from '../../../kernel/list/list-text.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import type { FileService } from '../../file/index.js'
import { holdersOf, tell } from '../../message/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { PunchConflict } from './enums.js'
import { findOffer } from './offer.js'
import { batchSchema, type Settling, settledSchema, settlingSchema } from './punch.inputs.js'
import { outcomesOf, punchList, READS } from './punch.queries.js'
import type { PunchFilter, PunchOffer, PunchSortField, PunchSummary, PunchView } from './punch.view.js'
import { settleOne } from './settle.js'
import { takeBatch } from './take.js'
import { punchTexts as texts } from './texts.js'

const PUNCHES = 'chain:punch:add'
const SETTLES = 'chain:companywaybill:edit'

/** Punches as a phone sends them. */
export interface SentBatch {
  punches: readonly object[]
  sentAt: Date
}

/** Punches of trips, from the phone to the trip, or to the clerk who settles what did not fit (docs/adr/0057). */
export class PunchService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly clock: Clock,
    private readonly accounts: CardAccounts,
    private readonly files: Pick<FileService, 'linksOf'>,
  ) {}

  list(actor: Actor, request: ListRequest<PunchFilter, PunchSortField>): Promise<Page<PunchView, PunchSummary>> {
    actor.assert(READS)
    return readList(this.database.em.fork(), actor, punchList, request)
  }

  /** Page whose rows the database writes as JSON, for answers that only show columns. */
  listText(actor: Actor, request: TextRequest<PunchFilter, PunchSortField>): Promise<TextPage<PunchSummary>> {
    actor.assert(READS)
    return readListText(this.database.em.fork(), actor, punchList, request)
  }

  /** Proposal for the next punch of a truck or card, from its last trip. */
  offer(
    actor: Actor,
    asked: { cardNo?: string | null | undefined; truckCode?: string | null | undefined },
  ): Promise<PunchOffer> {
    actor.assert(PUNCHES)
    return findOffer(this.database.em.fork(), actor, asked, this.clock.now())
  }

  /** Takes punches, each exactly once by its id; a conflict is an outcome and waits for a clerk. */
  punch(actor: Actor, sent: SentBatch, idempotencyKey?: string | null): Promise<PunchView[]> {
    actor.assert(PUNCHES)
    const { punches, sentAt } = validate(batchSchema, sent)
    const skewSeconds = Math.trunc((this.clock.now().getTime() - sentAt.getTime()) / 1000)
    const input = { punches, sentAt }
    const userName = actor.name
    return this.run(actor, { name: 'punch.take', title: texts.batch, input, idempotencyKey }, async (tx) => {
      const pictures = await this.picturesOf(
        tx,
        punches.flatMap(({ pictureId }) => pictureId ?? []),
      )
      const waiting = await takeBatch(tx, this.accounts, { punches, skewSeconds, pictures, userName })
      await tellClerks(tx, waiting, userName)
      return outcomesOf(
        tx.em,
        actor,
        punches.map(({ id }) => id),
      )
    })
  }

  settle(
    actor: Actor,
    {
      idempotencyKey,
      ...asked
    }: { id: string; version?: number | null | undefined; idempotencyKey?: string | null | undefined },
    given: object,
  ): Promise<PunchView> {
    actor.assert(SETTLES)
    const which = validate(settledSchema, asked)
    const settling: Settling = validate(settlingSchema, given, 'input')
    const options = { name: 'punch.settle', title: texts.settle, input: { ...which, ...settling }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await settleOne(tx, this.accounts, which, settling)
      const [punch] = await outcomesOf(tx.em, actor, [which.id.toLowerCase()])
      if (!punch) throw new DomainError('NOT_FOUND', { what: texts.punch })
      return punch
    })
  }

  private async picturesOf(tx: Tx, fileIds: readonly string[]): Promise<Map<string, string>> {
    if (fileIds.length === 0) return new Map()
    const address = (id: string) => `/files/${id}`
    const links = await this.files.linksOf(tx, [...new Set(fileIds.map(address))], 'WAYBILL_PICTURE')
    return new Map(fileIds.flatMap((id) => (links.has(address(id)) ? [[id, links.get(address(id)) ?? '']] : [])))
  }
}

/** Conflicts that the rest of the trip's punches may resolve by themselves; clerks find them in the list. */
const RESOLVES = PunchConflict.NO_OPEN_TRIP

/** Tells clerks once a batch that punches wait for them. */
async function tellClerks(
  tx: Tx,
  waiting: readonly { id: string; conflict: string | null; conflictReason: string | null }[],
  userName: string,
): Promise<void> {
  const conflicts = waiting.filter(({ conflict }) => conflict !== RESOLVES)
  const [first] = conflicts
  if (!first) return
  const params = { user: userName, count: String(conflicts.length), reason: first.conflictReason ?? '' }
  await tell(tx, {
    kind: 'PUNCHES_TO_SETTLE',
    to: holdersOf(SETTLES),
    about: { entity: 'punch', id: first.id },
    projectId: null,
    params,
  })
}
