import { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { CodePurpose, type CodeService, RoleType, type SiteScope } from '../../identity/index.js'
import type { YardSiteSortField } from '../enums.js'
import { yardTexts as texts } from '../texts.js'
import { editedYardSite, type Published, type YardSiteChanges, yardSiteId, yardSiteSchema } from './yard-site.inputs.js'
import * as queries from './yard-site.queries.js'
import type { SiteOfferView, YardSiteFilter, YardSiteInput, YardSiteSummary, YardSiteView } from './yard-site.view.js'

/** Fields whose changes are kept. */
const KEPT = ['openHours', 'soils', 'capacityLeft', 'priceNote'] as const

/**
 * Dump sites of companies that somebody else runs. A company names the phone of whoever runs one; the owner of that
 * phone claims it for his own company, and from then on sees the trips that come there (docs/behaviour/yard.md).
 */
export class YardSiteService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly codes: CodeService,
    /** Lets sessions learn which dump sites they reach. */
    private readonly forget: () => void,
  ) {}

  /** A page of the dump sites that the actor's company runs, or that others run for it. */
  list(
    actor: Actor,
    request: ListRequest<YardSiteFilter, YardSiteSortField>,
  ): Promise<Page<YardSiteView, YardSiteSummary>> {
    actor.assert('chain:yard:get')
    return readList(this.database.em.fork(), actor, queries.yardSiteList, request)
  }

  /** One of them; undefined for any other id. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<YardSiteView | undefined> {
    actor.assert('chain:yard:get')
    return queries.findYardSite(this.database.em.fork(), actor, id, fields)
  }

  /** Dump sites that the actor may claim: those at which a company has named his phone. */
  async offers(actor: Actor): Promise<SiteOfferView[]> {
    actor.assert('chain:yard:site')
    return isAtSite(actor) ? queries.offersTo(this.database.em.fork(), actor.facts.mobile) : []
  }

  /**
   * Claims a dump site for the actor's company, by a code that was sent to his phone for binding. NOT_FOUND where no
   * company has named that phone there, YARD_SITE_TAKEN where somebody was faster.
   */
  async claim(actor: Actor, offerId: string, code: string, asked: Asked = {}): Promise<YardSiteView> {
    actor.assert('chain:yard:site')
    if (!isAtSite(actor)) throw new DomainError('YARD_SITE_NO_YARD')
    const id = validate(yardSiteId, offerId, 'id')
    const { mobile, company } = actor.facts
    const offer = await queries.offerTo(this.database.em.fork(), mobile, id)
    if (!offer || !company) throw new DomainError('NOT_FOUND', { what: texts.offer })
    if (!asked.dryRun) {
      const asker = { address: actor.request.address, device: null }
      await this.codes.spendSms({ mobile, code }, CodePurpose.BIND, asker)
    }
    const options = { name: 'yardSite.claim', title: texts.claim, input: { id }, ...askedOf(asked) }
    const claimed = { dumpSiteId: id, yardCompanyId: company.id, yardName: company.name, claimedName: actor.name }
    const made = await this.run(guestAt(actor, offer.companyId), options, async (tx) => {
      const one = await queries.insertYardSite(tx, claimed)
      if (one === undefined) throw new DomainError('YARD_SITE_TAKEN', { name: offer.garbageName })
      return one
    })
    this.forget()
    return this.seen(reaching(actor, { companyId: offer.companyId, siteId: id }), made)
  }

  /** Publishes when the dump site is open and what it takes; STALE unless the caller has seen its present version. */
  async update(
    actor: Actor,
    edited: { id: string; version: number },
    given: YardSiteInput,
    asked: Asked = {},
  ): Promise<YardSiteView> {
    actor.assert('chain:yard:site')
    const { id, version } = validate(editedYardSite, edited)
    const input = validate(yardSiteSchema, given, 'input')
    const options = {
      name: 'yardSite.update',
      title: texts.update,
      input: { id, version, ...input },
      ...askedOf(asked),
    }
    await this.run(await this.guest(actor, id), options, async (tx) => {
      const stored = await locked(tx, id)
      if (stored.version !== version) throw new DomainError('STALE')
      const changed = merged(stored, input)
      await queries.updateYardSite(tx, id, changed)
      await recorded(tx, stored, changed)
      return true
    })
    return this.seen(actor, id)
  }

  /** Ends that somebody runs a dump site: he himself or the company on whose list it stands. */
  async end(actor: Actor, given: string, asked: Asked = {}): Promise<string> {
    actor.assert('chain:yard:site')
    const id = validate(yardSiteId, given, 'id')
    const options = { name: 'yardSite.end', title: texts.end, input: { id }, ...askedOf(asked) }
    await this.run(await this.guest(actor, id), options, async (tx) => {
      await locked(tx, id)
      await queries.endYardSite(tx, id)
      return true
    })
    this.forget()
    return id
  }

  private async guest(actor: Actor, id: string): Promise<Actor> {
    const companyId = await queries.companyOf(this.database.em.fork(), actor, id)
    if (companyId === undefined) throw new DomainError('NOT_FOUND', { what: texts.site })
    return companyId === actor.companyId ? actor : guestAt(actor, companyId)
  }

  private async seen(actor: Actor, id: string): Promise<YardSiteView> {
    const view = await queries.findYardSite(this.database.em.fork(), actor, id)
    if (!view) throw new DomainError('NOT_FOUND', { what: texts.site })
    return view
  }
}

/** Verbs that the actor may use on one. */
export const yardSiteActions = (actor: Actor): string[] => [
  ...(actor.can('chain:yard:site') && isAtSite(actor) ? ['update'] : []),
  ...(actor.can('chain:yard:site') ? ['end'] : []),
]

const isAtSite = ({ facts }: Actor): boolean => facts.roleType === RoleType.ENTERPRISE

const merged = (stored: queries.StoredYardSite, given: YardSiteChanges): Published => ({
  openHours: given.openHours === undefined ? stored.openHours : given.openHours,
  soils: given.soils === undefined ? stored.soils : given.soils,
  capacityLeft: given.capacityLeft === undefined ? stored.capacityLeft : given.capacityLeft,
  priceNote: given.priceNote === undefined ? stored.priceNote : given.priceNote,
})

async function locked(tx: Tx, id: string): Promise<queries.StoredYardSite> {
  const stored = await queries.lockYardSite(tx, id)
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.site })
  return stored
}

const recorded = (tx: Tx, stored: queries.StoredYardSite, changed: Published): Promise<void> =>
  recordChanges(
    tx,
    KEPT.map((field) => ({
      entity: 'yardSite',
      entityId: stored.id,
      field,
      before: stored[field],
      after: changed[field],
    })),
  )

/**
 * Actor of a dump site's verb in the company whose trip or list it is about: it has no permissions there, and the log
 * of that company names him with his own company.
 */
export const guestAt = (actor: Actor, companyId: string): Actor =>
  actor.forLogOf(companyId, [actor.facts.company?.name, actor.name].filter(Boolean).join(' '))

/** Actor who reaches one more dump site, until his session has learnt of it. */
export const reaching = (actor: Actor, scope: SiteScope): Actor =>
  new Actor({ ...actor.facts, siteScopes: [...actor.facts.siteScopes, scope] }, actor.request)
