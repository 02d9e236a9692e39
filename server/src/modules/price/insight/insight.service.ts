import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { money } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, isoTime } from '../../../kernel/values/clock.js'
import { idKey, isId } from '../../../kernel/values/id.js'
import { amount, validate } from '../../../kernel/values/validate.js'
import { findPrices } from '../direct-pay-price/direct-pay-price.list.queries.js'
import type { Terms } from '../direct-pay-price/direct-pay-price.queries.js'
import { distinctMembers } from '../direct-pay-price/members.js'
import { type GivenTerms, type TermsInput, validTerms } from '../direct-pay-price/terms.schema.js'
import { explain } from '../pricing/explain.js'
import { microsOf } from '../pricing/pricing.js'
import { loadPricesOfAllTimes } from '../pricing/pricing.queries.js'
import { priceTexts as texts } from '../texts.js'
import { readCoverage } from './coverage.js'
import { effectOf } from './effect.queries.js'
import type {
  PriceCoverage,
  PriceCoverageFilter,
  PriceEffect,
  PriceSimulation,
  PriceSimulationInput,
} from './insight.view.js'

/** Terms whose effect is shown: those of the form over the stored ones. */
const effectTerms = ({ weightUnit, ...given }: GivenTerms, stored: Terms | undefined): Terms => ({
  ...given,
  weightUnit: weightUnit === undefined ? (stored?.weightUnit ?? null) : weightUnit,
})

const typedSchema = z.object({ settlePrice: amount(texts.typedPrice).nullish() })

/** Effects of prices: on unsettled waybills, on a project's captains, and on a single trip. */
export class PriceInsightService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Effect of a price, or of a draft of one, on unsettled waybills. A pending price counts as effective from now on.
   */
  async effect(
    actor: Actor,
    { id, input }: { id?: string | null | undefined; input?: TermsInput | null | undefined },
  ): Promise<PriceEffect> {
    actor.assert('chain:directPayPriceSet:get')
    if ((id ?? null) === null && !input) throw invalidInput([{ field: 'id', message: texts.idOrInput }])
    const stored = id ? await this.stored(actor, id) : undefined
    // Terms of a price that is being edited are the new ones.
    const terms = input ? effectTerms(validTerms(input), stored?.terms) : stored?.terms
    if (!terms) throw new DomainError('NOT_FOUND', { what: texts.what })
    const span = { from: stored?.from ?? this.clock.now(), to: stored?.to ?? null }
    const effect = await effectOf(this.database.em.fork(), actor, terms, span, stored && id ? id : null)
    if (!effect) throw new DomainError('NOT_FOUND', { what: texts.what })
    return { from: isoTime(span.from), ...effect }
  }

  /** The transports of a project and the captains who have no direct-pay price for them now. */
  coverage(actor: Actor, filter: PriceCoverageFilter): Promise<PriceCoverage> {
    actor.assert('chain:directPayPriceSet:get')
    return readCoverage({ em: this.database.em.fork(), actor, now: this.clock.now() }, filter)
  }

  /** Price of a trip by the rule that settles trips, with the reasons. */
  async simulate(actor: Actor, input: PriceSimulationInput): Promise<PriceSimulation> {
    actor.assert('chain:directPayPriceSet:get')
    const { settlePrice } = validate(typedSchema, { settlePrice: input.settlePrice }, 'input')
    const waybill = {
      projectId: idKey(input.projectInfoId),
      tpMode: input.tpMode,
      goSoilType: input.soilType,
      dumpSiteId: input.garbageId?.toLowerCase() ?? null,
      captainId: idKey(input.captainId),
      driverId: input.driverId?.toLowerCase() ?? null,
      weightUnit: input.weightType ?? null,
      goAt: microsOf((input.goDatetime ?? this.clock.now()).toISOString()),
      settlePrice: settlePrice ? money(settlePrice) : null,
      priceSource: settlePrice ? ('TYPED' as const) : null,
    }
    const reader = { em: this.database.em.fork(), actor }
    const steps = explain(await loadPricesOfAllTimes(reader, [waybill]), waybill)
    const taken = steps.find(({ verdict }) => verdict === 'TAKEN')
    return {
      price: taken?.price ?? null,
      source: taken?.source ?? null,
      ref: taken?.ref ?? null,
      steps: steps.map((step) => ({ ...step, reason: texts.verdicts[step.verdict] })),
    }
  }

  private async stored(actor: Actor, id: string): Promise<{ terms: Terms; from: string | null; to: string | null }> {
    const [price] = isId(id) ? await findPrices(this.database.em.fork(), actor, [id]) : []
    if (!price) throw new DomainError('NOT_FOUND', { what: texts.what })
    const isDecided = price.status === 'APPROVED' || price.status === 'EXPIRED'
    const terms = {
      projectId: price.projectInfoId,
      tpMode: price.tpMode,
      soilType: price.soilType,
      dumpSiteId: price.garbageId,
      price: price.directPayPrice,
      weightUnit: price.weightType,
      members: distinctMembers(price.captainAndDriver),
    }
    return { terms, from: isDecided ? price.auditDatetime : null, to: price.invalidDatetime }
  }
}
