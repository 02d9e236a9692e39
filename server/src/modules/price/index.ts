import { BaseDataService, basedataImporting, basedataResolver, usesOfBaseData } from '../basedata/index.js'
import { defineDomain } from '../domain.js'
import { edgesOf } from '../edge.js'
import { companyEdge } from '../identity/index.js'
import { byKey, type Loading } from '../loader.js'
import { dumpSiteEdge, projectEdge } from '../project/index.js'
import { PriceAuditResolver } from './direct-pay-price/audit.resolver.js'
import { PriceAuditService } from './direct-pay-price/audit.service.js'
import {
  changesOf,
  clashIds,
  directPayPriceSheet,
  findPrices,
} from './direct-pay-price/direct-pay-price.list.queries.js'
import { DirectPayPriceResolver } from './direct-pay-price/direct-pay-price.resolver.js'
import { DirectPayPriceService } from './direct-pay-price/direct-pay-price.service.js'
import { copiedFromEdge, DirectPayPriceView, replacedByEdge } from './direct-pay-price/direct-pay-price.view.js'
import { changeOf } from './direct-pay-price/history.js'
import { publishedByPrice } from './entities.js'
import { coverageSheet } from './insight/coverage.sheet.js'
import { PriceInsightResolver } from './insight/insight.resolver.js'
import { PriceInsightService } from './insight/insight.service.js'
import { PriceCell, PriceCoverageFilter } from './insight/insight.view.js'
import { usesByPrices } from './merges.queries.js'
import { pricePermissions } from './permissions.js'
import { projectPriceImport } from './project-price/project-price.import.js'
import { projectPrice } from './project-price/project-price.js'
import { projectPriceSheet } from './project-price/project-price.list.queries.js'
import { ProjectPriceView, projectPriceTypes } from './project-price/project-price.view.js'
import { priceErrors } from './texts.js'

export { agree, endAgreed, unknownTerms } from './direct-pay-price/agreed.js'
export { CaptainAndDriverInput } from './direct-pay-price/direct-pay-price.inputs.js'
export { reviewedFacts, reviewedMachine } from './direct-pay-price/direct-pay-price.machine.js'
export { refuseStale } from './direct-pay-price/direct-pay-price.service.js'
export { DirectPayPriceSummary, DirectPayPriceView } from './direct-pay-price/direct-pay-price.view.js'
export {
  memberTable,
  reviewTable,
  type TermsGiven,
  termLabels,
  termMembers,
  termTable,
} from './direct-pay-price/fields.js'
export { distinctMembers, type Member, membersText, reviewedColumns } from './direct-pay-price/members.js'
export { reviewedList, statusCounts } from './direct-pay-price/reviewed.sql.js'
export { CaptainAndDriver, CaptainWithDrivers, DriverName, reviewedOf } from './direct-pay-price/reviewed.view.js'
export { choose, chosen, refuseNoId, sameProject, unit } from './direct-pay-price/terms.schema.js'
export { PriceSource, PriceStatus, priceSourceLabels } from './enums.js'
export { CaptainWithoutPrice, DriverWithoutPrice } from './insight/insight.view.js'
export {
  type AmountFacts,
  createPricing,
  microsOf,
  type Price,
  type PricedFacts,
  type PriceOf,
  type ProjectPrice,
  receivable,
} from './pricing/pricing.js'
export { goAtColumn, loadPricing } from './pricing/pricing.queries.js'
export { expectedPriceJoin, hasNoPrice } from './pricing/pricing.sql.js'
export { priceTexts } from './texts.js'

const priceLoaders = (load: Loading) => ({
  directPayPrice: load.edge(async (actor, ids, fields) => {
    const found = actor.can('chain:directPayPriceSet:get') ? await findPrices(load.em(), actor, ids, fields) : []
    return byKey(found, ({ id }) => id)
  }),
  priceClashes: load.byId(async (actor, ids) => {
    const pairs = await clashIds(load.em(), actor, ids)
    const clashing = [...new Set(pairs.map(({ clashId }) => clashId))]
    const found = new Map((await findPrices(load.em(), actor, clashing)).map((price) => [price.id, price]))
    const byPrice = Map.groupBy(pairs, ({ id }) => id)
    return (id) => (byPrice.get(id) ?? []).flatMap(({ clashId }) => found.get(clashId) ?? [])
  }),
  priceChanges: load.byId(async (actor, ids) => {
    const changes = Map.groupBy(await changesOf(load.em(), actor, ids), ({ entityId }) => entityId)
    return (id) => (changes.get(id) ?? []).map(changeOf)
  }),
})

/** Prices of trips: direct-pay prices of captains, prices of projects, and the effects of both. */
export const price = defineDomain({
  name: 'price',
  errors: priceErrors,
  permissions: pricePermissions,
  weights: { heavy: ['directPayPriceCoverage', 'directPayPriceEffect'] },
  published: publishedByPrice,
  services(world) {
    const { database, clock, run } = world.ground
    const projectPrices = new BaseDataService(projectPrice, database, run, () => world.filled(usesOfBaseData))
    return {
      directPayPrices: new DirectPayPriceService(database, run),
      priceAudits: new PriceAuditService(run),
      priceInsights: new PriceInsightService(database, clock),
      projectPrices,
      projectPriceImporting: basedataImporting(world, projectPrices, projectPriceImport),
    }
  },
  resolvers: ({ directPayPrices, priceAudits, priceInsights, projectPrices }) => [
    basedataResolver(projectPrice, projectPrices, projectPriceTypes, {
      one: 'projectPrice',
      many: 'projectPrices',
      type: 'ProjectPrice',
    }),
    ...edgesOf(ProjectPriceView, projectEdge, dumpSiteEdge),
    ...edgesOf(DirectPayPriceView, companyEdge, projectEdge, dumpSiteEdge, copiedFromEdge, replacedByEdge),
    ...edgesOf(PriceCell, dumpSiteEdge),
    new PriceInsightResolver(priceInsights),
    new DirectPayPriceResolver(directPayPrices),
    new PriceAuditResolver(priceAudits),
  ],
  // Type of an export's filter, which no field uses.
  orphanedTypes: [PriceCoverageFilter],
  imports: ({ projectPriceImporting }) => [projectPriceImporting],
  loaders: priceLoaders,
  fills: usesByPrices,
  sheets: { DIRECT_PAY_PRICES: directPayPriceSheet, PRICE_COVERAGE: coverageSheet, PROJECT_PRICES: projectPriceSheet },
})
