import { BaseDataService, basedataImporting, basedataResolver, usesOfBaseData } from '../basedata/index.js'
import { defineDomain } from '../domain.js'
import { PriceAuditResolver } from './direct-pay-price/audit.resolver.js'
import { PriceAuditService } from './direct-pay-price/audit.service.js'
import { DirectPayPriceResolver } from './direct-pay-price/direct-pay-price.resolver.js'
import { DirectPayPriceService } from './direct-pay-price/direct-pay-price.service.js'
import { directPayPriceSheet } from './direct-pay-price/direct-pay-price.sheet.js'
import { priceErrors } from './errors.js'
import { coverageSheet } from './insight/coverage.sheet.js'
import { PriceInsightResolver } from './insight/insight.resolver.js'
import { PriceInsightService } from './insight/insight.service.js'
import { PriceCoverageFilter } from './insight/insight.view.js'
import { priceLoaders } from './loaders.js'
import { pricePermissions } from './permissions.js'
import { projectPriceImport } from './project-price/project-price.import.js'
import { projectPrice } from './project-price/project-price.js'
import { ProjectPriceEdges } from './project-price/project-price.resolver.js'
import { projectPriceSheet } from './project-price/project-price.sheet.js'
import {
  ProjectPriceFilter,
  ProjectPriceInput,
  ProjectPricePage,
  ProjectPriceSort,
  ProjectPriceView,
} from './project-price/project-price.view.js'
import { publishedByPrice } from './published.js'
import { usesByPrices } from './uses.js'

export { reviewedFacts } from './direct-pay-price/actions.js'
export { agree, endAgreed, unknownTerms } from './direct-pay-price/agreed.js'
export { CaptainAndDriverInput } from './direct-pay-price/direct-pay-price.inputs.js'
export { reviewedMachine } from './direct-pay-price/direct-pay-price.machine.js'
export { refuseStale } from './direct-pay-price/direct-pay-price.service.js'
export { DirectPayPriceSummary } from './direct-pay-price/direct-pay-price.view.js'
export {
  memberTable,
  reviewTable,
  type TermsGiven,
  termLabels,
  termMembers,
  termTable,
} from './direct-pay-price/fields.js'
export { distinctMembers, type Member, membersText } from './direct-pay-price/members.js'
export { reviewedColumns } from './direct-pay-price/reviewed.sheet.js'
export { reviewedList, statusCounts } from './direct-pay-price/reviewed.sql.js'
export { reviewedOf } from './direct-pay-price/reviewed.view.js'
export { choose, chosen, refuseNoId, sameProject, unit } from './direct-pay-price/terms.schema.js'
export { PriceSource, PriceStatus } from './enums.js'
export { priceSourceLabels } from './labels.js'
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

/** What a trip is paid by: prices agreed with captains, prices of projects, and what they would come to. */
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
    basedataResolver(
      projectPrice,
      projectPrices,
      {
        View: ProjectPriceView,
        Page: ProjectPricePage,
        Filter: ProjectPriceFilter,
        Sort: ProjectPriceSort,
        Input: ProjectPriceInput,
      },
      { one: 'projectPrice', many: 'projectPrices', type: 'ProjectPrice' },
    ),
    new ProjectPriceEdges(),
    new PriceInsightResolver(priceInsights),
    new DirectPayPriceResolver(directPayPrices),
    new PriceAuditResolver(priceAudits),
  ],
  // No field takes it whole: exports read their filter by it.
  orphanedTypes: [PriceCoverageFilter],
  imports: ({ projectPriceImporting }) => [projectPriceImporting],
  loaders: priceLoaders,
  fills: usesByPrices,
  sheets: { DIRECT_PAY_PRICES: directPayPriceSheet, PRICE_COVERAGE: coverageSheet, PROJECT_PRICES: projectPriceSheet },
})
