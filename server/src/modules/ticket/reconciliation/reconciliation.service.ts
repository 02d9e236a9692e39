import { createHash } from 'node:crypto'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { nextNumbers } from '../../../kernel/command/numbering.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { assertUnlimited } from '../../identity/index.js'
import { dayAfter } from '../stat/range.js'
import type { TicketResolution } from './enums.js'
import { reconciliationTable as table } from './fields.js'
import { reconcile, type SiteRow, siteRowsOf } from './matching.js'
import { findReconciliation, reconciliationList, reconciliationRowList } from './reconciliation.list.queries.js'
import { reconciliationMachine as machine } from './reconciliation.machine.js'
import * as queries from './reconciliation.queries.js'
import { idSchema, resolveSchema, settleSchema, startSchema, voidSchema } from './reconciliation.schema.js'
import type {
  TicketReconciliationFilter,
  TicketReconciliationInput,
  TicketReconciliationRowFilter,
  TicketReconciliationRowSortField,
  TicketReconciliationRowSummary,
  TicketReconciliationRowView,
  TicketReconciliationSortField,
  TicketReconciliationSummary,
  TicketReconciliationView,
} from './reconciliation.view.js'
import { readSiteList } from './site-list.js'
import { reconciliationTexts as texts } from './texts.js'

/** Prefix of a reconciliation's number, before the day and four digits. */
const PREFIX = 'DZ'
/** Most of our trips that one reconciliation takes in. */
const MOST_TRIPS = 20_000
const ENTITY = 'ticketReconciliation'

type Keyed = { idempotencyKey?: string | null | undefined }
type Range = Pick<queries.Stored, 'garbageId' | 'startDate' | 'endDate' | 'toleranceMinutes'>

/** Reconciliation of a dump site's list with our trips with a ticket, until both sides can sign. */
export class TicketReconciliationService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  list(
    actor: Actor,
    request: ListRequest<TicketReconciliationFilter, TicketReconciliationSortField>,
  ): Promise<Page<TicketReconciliationView, TicketReconciliationSummary>> {
    actor.assert('chain:companyticket:get')
    return readList(this.database.em.fork(), actor, reconciliationList, request)
  }

  /** Reconciliation of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<TicketReconciliationView | undefined> {
    actor.assert('chain:companyticket:get')
    return findReconciliation(this.database.em.fork(), actor, id, fields)
  }

  /** Rows of one reconciliation, or of all without an id. */
  rows(
    actor: Actor,
    request: ListRequest<TicketReconciliationRowFilter, TicketReconciliationRowSortField>,
  ): Promise<Page<TicketReconciliationRowView, TicketReconciliationRowSummary>> {
    actor.assert('chain:companyticket:get')
    return readList(this.database.em.fork(), actor, reconciliationRowList, request)
  }

  /**
   * Reads a site's list and matches it. INVALID_INPUT for faults of the file, NOT_FOUND for a site that the company
   * does not have.
   */
  async start(
    actor: Actor,
    { input: given, idempotencyKey }: Keyed & { input: TicketReconciliationInput },
  ): Promise<TicketReconciliationView> {
    actor.assert('chain:companyticket:edit')
    assertUnlimited(actor, texts.reconciliation)
    const { content, ...input } = validate(startSchema, given, 'input')
    const file = Buffer.from(content, 'base64')
    const listed = await readSiteList(file, 'input.content')
    const site = listed.map((row): SiteRow => ({ ...row, time: isoTime(row.time) }))
    const head = { ...input, sha256: createHash('sha256').update(file).digest('hex') }
    const options = { name: `${ENTITY}.start`, title: texts.start, input: head, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      if ((await queries.siteNamed(tx, input.garbageId)) === undefined) {
        throw new DomainError('NOT_FOUND', { what: table.garbageName.label })
      }
      const { rows, counts } = reconcile(site, await tripsOf(tx, input), toleranceOf(input))
      const [reconcileNo = ''] = await nextNumbers(tx, PREFIX, 1)
      const id = await queries.insertReconciliation(tx, { ...head, ...counts, reconcileNo })
      await queries.insertRows(tx, id, rows)
      return viewOf(tx, id)
    })
  }

  /** Decides rows that differ, with a reason; all rows must be of one reconciliation. */
  resolve(
    actor: Actor,
    { idempotencyKey, ...given }: Keyed & { ids: string[]; resolution: TicketResolution; reason: string },
  ): Promise<TicketReconciliationView> {
    actor.assert(machine.needs('resolve'))
    assertUnlimited(actor, texts.reconciliation)
    const input = validate(resolveSchema, given)
    const ids = [...new Set(input.ids)]
    const options = { name: `${ENTITY}.resolve`, title: texts.resolve, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const heads = await queries.headsOf(tx, ids)
      const [head] = heads
      if (!head || heads.reduce((sum, { count }) => sum + count, 0) < ids.length) {
        throw new DomainError('NOT_FOUND', { what: texts.row })
      }
      if (heads.length > 1) throw invalidInput([{ field: 'ids', message: texts.severalHeads }])
      const stored = await queries.lockReconciliation(tx, head.id)
      machine.next(stored.status, 'resolve')
      // Rows may have been matched again before the lock: missing ones, and ones that now agree, are refused.
      const [now] = await queries.headsOf(tx, ids)
      if (now?.count !== ids.length) throw new DomainError('STALE')
      if (now.same > 0) throw invalidInput([{ field: 'ids', message: texts.sameNeedsNothing }])
      await queries.resolveRows(tx, ids, input)
      await queries.recountUnresolved(tx, head.id)
      return viewOf(tx, head.id)
    })
  }

  /** Matches again after corrections of trips; decisions stay on unchanged rows. */
  rematch(actor: Actor, { id: given, idempotencyKey }: Keyed & { id: string }): Promise<TicketReconciliationView> {
    actor.assert(machine.needs('rematch'))
    assertUnlimited(actor, texts.reconciliation)
    const { id } = validate(idSchema, { id: given })
    const options = { name: `${ENTITY}.rematch`, title: texts.rematch, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockReconciliation(tx, id)
      machine.next(stored.status, 'rematch')
      const before = await queries.rowsOf(tx, id)
      const { rows, counts } = reconcile(siteRowsOf(before), await tripsOf(tx, stored), toleranceOf(stored), before)
      await queries.deleteRows(tx, id)
      await queries.insertRows(tx, id, rows)
      await queries.updateCounts(tx, id, counts)
      return viewOf(tx, id)
    })
  }

  /** Closes a reconciliation in which every difference is decided; the version is that which the caller saw. */
  settle(
    actor: Actor,
    { idempotencyKey, ...given }: Keyed & { id: string; version: number },
  ): Promise<TicketReconciliationView> {
    actor.assert(machine.needs('settle'))
    assertUnlimited(actor, texts.reconciliation)
    const input = validate(settleSchema, given)
    const options = { name: `${ENTITY}.settle`, title: texts.settle, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockReconciliation(tx, input.id)
      const status = machine.next(stored.status, 'settle', stored)
      if (stored.version !== input.version) throw new DomainError('STALE')
      await queries.settle(tx, stored.id, status)
      await changed(tx, stored, status)
      return viewOf(tx, stored.id)
    })
  }

  void(
    actor: Actor,
    { idempotencyKey, ...given }: Keyed & { id: string; reason: string },
  ): Promise<TicketReconciliationView> {
    actor.assert(machine.needs('void'))
    assertUnlimited(actor, texts.reconciliation)
    const input = validate(voidSchema, given)
    const options = { name: `${ENTITY}.void`, title: texts.void, input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockReconciliation(tx, input.id)
      const status = machine.next(stored.status, 'void')
      await queries.voidOne(tx, stored.id, { status, reason: input.reason })
      await changed(tx, stored, status, input.reason)
      return viewOf(tx, stored.id)
    })
  }
}

const toleranceOf = ({ toleranceMinutes }: Range): number => toleranceMinutes * 60_000

/** Moment at which a ticket day begins. */
const begins = (day: string): Date => new Date(`${day}T06:00:00+08:00`)

async function tripsOf(tx: Tx, range: Range): Promise<queries.Trip[]> {
  const { garbageId, startDate, endDate } = range
  const reach = { garbageId, from: begins(startDate), to: begins(dayAfter(endDate)), toleranceMs: toleranceOf(range) }
  const trips = await queries.tripsAt(tx, reach, MOST_TRIPS + 1)
  if (trips.length > MOST_TRIPS) throw new DomainError('TICKET_TRIPS_TOO_MANY', { most: MOST_TRIPS })
  return trips
}

const changed = (tx: Tx, { id, status, version }: queries.Stored, to: string, reason: string | null = null) =>
  recordChanges(tx, [
    { entity: ENTITY, entityId: id, field: 'status', before: status, after: to, reason, rowVersion: version + 1 },
  ])

async function viewOf({ em, actor }: Tx, id: string): Promise<TicketReconciliationView> {
  const view = await findReconciliation(em, actor, id)
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.reconciliation })
  return view
}
