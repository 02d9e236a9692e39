import type { Tx } from '../../../kernel/command/command.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { seeingAll } from '../../../kernel/sql/limit.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import { type Clock, dayOf, daysBefore } from '../../../kernel/values/clock.js'
import { decide, holdOf, type Verdict } from './decide.js'
import type { RuleSettings } from './facts.js'
import * as facts from './facts.queries.js'
import * as flags from './flag.queries.js'
import { forgetNorms, normsOf } from './norm.queries.js'
import { ruleNames } from './rules/index.js'
import { findSettings } from './setting.queries.js'
import { blockingRules, settingsOf } from './settings.js'
import type { TripTickets } from './stocks.port.js'

const PIECE = 2000
/** Days of the nightly sweep; the hourly one covers trips that have become too long, and changes without an event. */
export const NIGHTLY_DAYS = 31
export const HOURLY_DAYS = 3
/** Days after which norms are deleted; they can be computed again. */
const KEPT_NORM_DAYS = 60

export interface Swept {
  waybills: number
  raised: number
  gone: number
}

/** Sends a job that checks waybills after the transaction commits. */
export type SendCheck = (companyId: string, ids: readonly string[], em: Em) => Promise<void>

/**
 * Keeps the flags of waybills in line with their facts. Writes only differences, so that it may run at any time and
 * repeatedly.
 */
export class AnomalyWatch {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly send: SendCheck,
    private readonly tickets: TripTickets,
  ) {}

  /**
   * Checks waybills at the end of the transaction of every verb that changed their facts, so that their flags, and
   * those of related waybills, are right at the commit. More than a piece of them is left to a job.
   */
  async changed({ em, actor, now }: Tx, waybillIds: readonly string[]): Promise<void> {
    if (waybillIds.length > PIECE) await this.send(actor.companyId, waybillIds, em)
    // A trip is compared with trips of every project, even beyond the actor's project limit.
    else await seeingAll(() => this.check(em, actor.companyId, waybillIds, now))
  }

  /** Checks trips that no verb has changed, such as those with a new track, with a transaction for each piece. */
  async recheck(companyId: string, waybillIds: readonly string[], signal?: AbortSignal): Promise<Swept> {
    const total: Swept = { waybills: 0, raised: 0, gone: 0 }
    for (let at = 0; at < waybillIds.length; at += PIECE) {
      signal?.throwIfAborted()
      const piece = waybillIds.slice(at, at + PIECE)
      add(total, await this.alone((em) => this.check(em, companyId, piece, this.clock.now())))
    }
    return total
  }

  /** The companies with trips in the last days. */
  companies(days: number): Promise<string[]> {
    return beyondCompany(() => facts.companiesSince(this.database.em.fork(), this.daysAgo(days)))
  }

  /**
   * Checks every waybill of a company that left in the last days, piece by piece, each in a transaction. All their
   * pictures are stored before the first check, since the waybill that had a picture first may have left last.
   */
  async sweep(companyId: string, days: number, signal?: AbortSignal): Promise<Swept> {
    const total: Swept = { waybills: 0, raised: 0, gone: 0 }
    const from = this.daysAgo(days)
    await this.inPieces(companyId, from, signal, (em, ids) => facts.syncPictures(em, companyId, ids))
    await this.inPieces(companyId, from, signal, async (em, ids) => {
      add(total, await this.settle(em, companyId, ids, this.clock.now()))
    })
    return total
  }

  private async inPieces(
    companyId: string,
    from: Date,
    signal: AbortSignal | undefined,
    work: (em: Em, ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    for (let after: facts.Place | undefined; ; ) {
      signal?.throwIfAborted()
      const place = await this.alone(async (em) => {
        const piece = await facts.nextIds(em, companyId, { from, after, limit: PIECE })
        if (piece.length > 0) {
          await work(
            em,
            piece.map(({ id }) => id),
          )
        }
        return piece.length < PIECE ? undefined : piece.at(-1)
      })
      if (!place) return
      after = place
    }
  }

  /** Makes the norms of the last days be computed again, since slips come late, and deletes old ones. */
  async renewNorms(companyId: string, days: number): Promise<void> {
    await this.alone(async (em) => {
      await forgetNorms(em, companyId, { from: dayOf(this.daysAgo(days)) })
      await forgetNorms(em, companyId, { until: dayOf(this.daysAgo(KEPT_NORM_DAYS)) })
    })
  }

  private daysAgo(count: number): Date {
    return daysBefore(this.clock.now(), count)
  }

  private async check(em: Em, companyId: string, waybillIds: readonly string[], now: Date): Promise<Swept> {
    if (waybillIds.length === 0) return { waybills: 0, raised: 0, gone: 0 }
    await facts.syncPictures(em, companyId, waybillIds)
    const near = await facts.withNeighbours(em, companyId, waybillIds)
    const ids = [...new Set([...near, ...(await this.tickets.besides(em, companyId, waybillIds))])]
    await flags.followDepartures(em, companyId, waybillIds)
    return this.settle(em, companyId, ids, now)
  }

  /** Reads the facts of waybills, applies the rules, and writes the differences. */
  private async settle(em: Em, companyId: string, ids: readonly string[], now: Date): Promise<Swept> {
    const settings = await readSettings(em, companyId)
    const found = await facts.factsOfIds(em, companyId, ids)
    const normOf = await normsOf(em, companyId, found, { settings, now })
    const ticketsLeft = await this.ticketsLeft(em, companyId, found)
    const seconds = Math.floor(now.getTime() / 1000)
    const judged = found.map((row): Judged => {
      const trip = { ...row, norm: normOf(row), ticketsLeft: ticketsLeft.get(row.id) ?? null }
      return { row, verdict: decide(trip, row.known, settings, seconds) }
    })
    const differing = judged.filter(({ row, verdict: { raise, refresh, gone, live } }) => {
      return raise.length + refresh.length + gone.length > 0 || holdOf(live, settings) !== row.hold
    })
    const kept = await stillTrue(em, companyId, differing)
    await write(em, companyId, kept, settings, now)
    const count = (of: (verdict: Verdict) => unknown[]) =>
      kept.reduce((sum, { verdict }) => sum + of(verdict).length, 0)
    return { waybills: found.length, raised: count(({ raise }) => raise), gone: count(({ gone }) => gone) }
  }

  private async ticketsLeft(em: Em, companyId: string, found: readonly facts.FactsRow[]) {
    const using = found.filter(({ status, isTicket, hasSite }) => status !== 'VOID' && isTicket && hasSite)
    return using.length === 0
      ? new Map<string, number>()
      : this.tickets.leftFor(
          em,
          companyId,
          using.map(({ id }) => id),
        )
  }

  private alone<Answer>(work: (em: Em) => Promise<Answer>): Promise<Answer> {
    return inTransaction(this.database, work)
  }
}

const readSettings = async (em: Em, companyId: string): Promise<RuleSettings> =>
  settingsOf(await findSettings(em, companyId))

interface Judged {
  row: facts.FactsRow
  verdict: Verdict
}

/** Waybills that have not changed since their facts were read; the others get checks of their own. */
async function stillTrue(em: Em, companyId: string, judged: readonly Judged[]): Promise<Judged[]> {
  if (judged.length === 0) return []
  const versions = await flags.lockWaybills(
    em,
    companyId,
    judged.map(({ row }) => row.id),
  )
  return judged.filter(({ row }) => versions.get(row.id) === row.version)
}

async function write(
  em: Em,
  companyId: string,
  judged: readonly Judged[],
  settings: RuleSettings,
  now: Date,
): Promise<void> {
  const off = ruleNames.filter((rule) => !settings[rule].enabled)
  const each = <Item>(of: (verdict: Verdict) => Item[]) =>
    judged.flatMap(({ row, verdict }) => of(verdict).map((item) => ({ row, item })))
  await flags.endFlags(
    em,
    companyId,
    each(({ gone }) => gone).map(({ item }) => item),
    { off, now },
  )
  const writeOf = (
    { goDatetime }: facts.FactsRow,
    { key, evidence, others = [] }: Verdict['raise'][number]['finding'],
  ) => ({
    goDatetime,
    key,
    evidence,
    others,
  })
  await flags.refreshFlags(
    em,
    companyId,
    each(({ refresh }) => refresh).map(({ row, item: { id, finding } }) => ({ id, ...writeOf(row, finding) })),
    now,
  )
  await flags.raiseFlags(
    em,
    companyId,
    each(({ raise }) => raise).map(({ row, item: { rule, finding } }) => ({
      id: row.id,
      rule,
      ...writeOf(row, finding),
    })),
    now,
  )
  const held = judged.filter(({ row, verdict }) => holdOf(verdict.live, settings) !== row.hold)
  await flags.setHolds(
    em,
    companyId,
    held.map(({ row }) => row.id),
    blockingRules(settings),
  )
}

function add(total: Swept, { waybills, raised, gone }: Swept): void {
  total.waybills += waybills
  total.raised += raised
  total.gone += gone
}
