import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchema, getMetadataStorage } from 'type-graphql'
import type { Services } from './container.js'
import { DateTimeScalar } from './kernel/graphql.js'
import { limitArguments } from './kernel/input-lengths.js'
import { RegistrationResolver } from './modules/company/registration/registration.resolver.js'
import { ExportTaskResolver } from './modules/export/export-task/export-task.resolver.js'
import { CaptainResolver } from './modules/fleet/captain/captain.resolver.js'
import { TaskResolver } from './modules/fleet/task/task.resolver.js'
import { TaskAuditResolver } from './modules/fleet/task/task-audit.resolver.js'
import { SessionResolver } from './modules/identity/session/session.resolver.js'
import { WelcomeResolver } from './modules/insight/welcome/welcome.resolver.js'
import { PlanResolver } from './modules/payment/plan/plan.resolver.js'
import { PriceAuditResolver } from './modules/price/direct-pay-price/audit.resolver.js'
import { DirectPayPriceResolver } from './modules/price/direct-pay-price/direct-pay-price.resolver.js'
import { PriceInsightResolver } from './modules/price/insight/insight.resolver.js'
import { PriceCoverageFilter } from './modules/price/insight/insight.view.js'
import { ProjectResolver } from './modules/project/project/project.resolver.js'
import { CardResolver } from './modules/settlement/card/card.resolver.js'
import { CompletenessResolver } from './modules/settlement/document/completeness.resolver.js'
import { DocumentResolver } from './modules/settlement/document/document.resolver.js'
import { LineResolver } from './modules/settlement/line/line.resolver.js'
import { ReceiptResolver } from './modules/settlement/receipt/receipt.resolver.js'
import { ScanResolver } from './modules/settlement/scan/scan.resolver.js'
import { GenerationResolver } from './modules/settlement/settlement/generation.resolver.js'
import { RearrangeResolver } from './modules/settlement/settlement/rearrange.resolver.js'
import { SettlementResolver } from './modules/settlement/settlement/settlement.resolver.js'
import { SavedViewResolver } from './modules/view/saved-view/saved-view.resolver.js'
import { AnomalyResolver } from './modules/waybill/anomaly/anomaly.resolver.js'
import { AnomalyRuleResolver } from './modules/waybill/anomaly/setting.resolver.js'
import { BatchResolver } from './modules/waybill/change/batch.resolver.js'
import { ChangeResolver } from './modules/waybill/change/change.resolver.js'
import { ReviewResolver } from './modules/waybill/change/review.resolver.js'
import { ExcavatorRecordResolver } from './modules/waybill/excavator-record/excavator-record.resolver.js'
import { ImportResolver } from './modules/waybill/import/import.resolver.js'
import { DeviceKeyResolver } from './modules/waybill/track/device-key.resolver.js'
import { MapTilesResolver } from './modules/waybill/track/map-tiles.js'
import { TrackResolver } from './modules/waybill/track/track.resolver.js'
import { WaybillResolver } from './modules/waybill/waybill/waybill.resolver.js'
import { WaybillStateResolver } from './modules/waybill/waybill/waybill-state.resolver.js'

/** The GraphQL schema over the given services; `schema.graphql` at the root is its printed form. */
export async function createSchema(services: Services): Promise<GraphQLSchema> {
  const { generation, payees, prices, scans, givers, projects, dictionaries } = services
  const resolvers = [
    new SessionResolver(services.sessions, services.signIns, services.locks, services.codes),
    new RegistrationResolver(services.registrations),
    new CardResolver(services.cards),
    new ScanResolver(scans, givers),
    new ReceiptResolver(services.receipts),
    new SettlementResolver(services.settlements),
    new GenerationResolver(generation, payees, prices),
    new RearrangeResolver(services.merges, services.splits),
    new LineResolver(services.removals, services.rejections, services.reprices),
    new PlanResolver(services.plans),
    new CaptainResolver(services.captains),
    new TaskResolver(services.tasks),
    new TaskAuditResolver(services.taskAudits),
    new PriceInsightResolver(services.priceInsights),
    new DirectPayPriceResolver(services.directPayPrices),
    new PriceAuditResolver(services.priceAudits),
    new DocumentResolver(services.documents),
    new CompletenessResolver(services.completeness),
    new WaybillResolver(services.waybills),
    new ChangeResolver(
      services.waybillCreations,
      services.waybillEdits,
      services.waybillMoves,
      services.waybillHistories,
    ),
    new BatchResolver(services.waybillBatches, services.waybillUndos),
    new ReviewResolver(services.waybillReviews),
    new WaybillStateResolver(),
    new AnomalyResolver(services.anomalies, services.anomalyHandling),
    new AnomalyRuleResolver(services.anomalyRules),
    new ExcavatorRecordResolver(services.excavatorRecords),
    new TrackResolver(services.tracks),
    new DeviceKeyResolver(services.deviceKeys),
    new MapTilesResolver(services.mapTiles),
    new ImportResolver(services.waybillImports, services.waybillImportUploads),
    new ExportTaskResolver(services.exportTasks),
    new SavedViewResolver(services.savedViews),
    new ProjectResolver(projects, dictionaries),
    new WelcomeResolver(services.welcome),
  ] as const
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]))
  const [first, ...rest] = resolvers.map((resolver) => resolver.constructor)
  if (!first) throw new Error('no resolvers')
  // A field without a resolver of its own is read from its object, without a wrapper around each value.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true
  // Nor is an instance of its class made of a record for each of its fields that has one: records are plain data.
  for (const param of getMetadataStorage().params) if (param.kind === 'root') param.getType = undefined
  const schema = await buildSchema({
    resolvers: [first, ...rest],
    container: { get: (someClass) => byClass.get(someClass) },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
    // No field takes it whole: exports read their filter by it.
    orphanedTypes: [PriceCoverageFilter],
  })
  limitArguments(schema)
  return schema
}
