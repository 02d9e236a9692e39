import type { Logger } from 'pino'
import type { Config } from './config.js'
import type { ActorOf } from './kernel/actor.js'
import { type Clock, systemClock } from './kernel/clock.js'
import { createRunCommand, type Tx } from './kernel/command.js'
import { ReadBudget } from './kernel/read-budget.js'
import { RegistrationService } from './modules/company/registration/registration.service.js'
import { ExportRunner } from './modules/export/export-task/export-runner.js'
import type { SendTask } from './modules/export/export-task/export-task.service.js'
import { ExportTaskService } from './modules/export/export-task/export-task.service.js'
import { CaptainService } from './modules/fleet/captain/captain.service.js'
import { DriverService } from './modules/fleet/driver/driver.service.js'
import { TaskService } from './modules/fleet/task/task.service.js'
import { taskSheet } from './modules/fleet/task/task.sheet.js'
import { TaskAuditService } from './modules/fleet/task/task-audit.service.js'
import { CodeService, SMS_CODE } from './modules/identity/code/code.service.js'
import { FileService } from './modules/identity/file/file.service.js'
import { HousekeepingService } from './modules/identity/housekeeping/housekeeping.service.js'
import { MemberService } from './modules/identity/member/member.service.js'
import { LockService } from './modules/identity/session/lock.service.js'
import { type KeptSession, SessionService } from './modules/identity/session/session.service.js'
import { SessionCache } from './modules/identity/session/session-cache.js'
import { SignInService } from './modules/identity/session/sign-in.service.js'
import { WelcomeService } from './modules/insight/welcome/welcome.service.js'
import { PlanDocumentService } from './modules/payment/plan/plan.document.js'
import { planSubjects } from './modules/payment/plan/plan.queries.js'
import { PlanService } from './modules/payment/plan/plan.service.js'
import { PriceAuditService } from './modules/price/direct-pay-price/audit.service.js'
import { DirectPayPriceService } from './modules/price/direct-pay-price/direct-pay-price.service.js'
import { directPayPriceSheet } from './modules/price/direct-pay-price/direct-pay-price.sheet.js'
import { coverageSheet } from './modules/price/insight/coverage.sheet.js'
import { PriceInsightService } from './modules/price/insight/insight.service.js'
import { DictionaryService } from './modules/project/dictionary/dictionary.service.js'
import { ProjectService } from './modules/project/project/project.service.js'
import { CardService } from './modules/settlement/card/card.service.js'
import { cardSheet } from './modules/settlement/card/card.sheet.js'
import { CompletenessService } from './modules/settlement/document/completeness.service.js'
import { DocumentService } from './modules/settlement/document/document.service.js'
import { ExportService } from './modules/settlement/export/export.service.js'
import { waybillAccounts } from './modules/settlement/ledger/waybill-accounts.js'
import { RejectionService } from './modules/settlement/line/rejection.service.js'
import { RemovalService } from './modules/settlement/line/removal.service.js'
import { RepriceService } from './modules/settlement/line/reprice.service.js'
import { PayeeService } from './modules/settlement/payee/payee.service.js'
import { ReceiptService } from './modules/settlement/receipt/receipt.service.js'
import { receiptSheet } from './modules/settlement/receipt/receipt.sheet.js'
import { GiverService } from './modules/settlement/scan/giver.service.js'
import { ScanService } from './modules/settlement/scan/scan.service.js'
import { scanSheet } from './modules/settlement/scan/scan.sheet.js'
import { GenerationService } from './modules/settlement/settlement/generation.service.js'
import { MergeService } from './modules/settlement/settlement/merge.service.js'
import { PriceService } from './modules/settlement/settlement/price.service.js'
import { SettlementService } from './modules/settlement/settlement/settlement.service.js'
import { settlementSheet } from './modules/settlement/settlement/settlement.sheet.js'
import { SplitService } from './modules/settlement/settlement/split.service.js'
import { SavedViewService } from './modules/view/saved-view/saved-view.service.js'
import { AnomalyService } from './modules/waybill/anomaly/anomaly.service.js'
import { anomalySheet } from './modules/waybill/anomaly/anomaly.sheet.js'
import { AnomalyHandling } from './modules/waybill/anomaly/handling.service.js'
import { AnomalyRuleService } from './modules/waybill/anomaly/setting.service.js'
import { AnomalyWatch } from './modules/waybill/anomaly/watch.service.js'
import { BatchService } from './modules/waybill/change/batch.service.js'
import { CreationService } from './modules/waybill/change/creation.service.js'
import { EditService } from './modules/waybill/change/edit.service.js'
import { HistoryService } from './modules/waybill/change/history.service.js'
import { MoveService } from './modules/waybill/change/move.service.js'
import { ReviewService } from './modules/waybill/change/review.service.js'
import { reviewSheet } from './modules/waybill/change/review.sheet.js'
import { UndoService } from './modules/waybill/change/undo.service.js'
import { ExcavatorRecordService } from './modules/waybill/excavator-record/excavator-record.service.js'
import { excavatorRecordSheet } from './modules/waybill/excavator-record/excavator-record.sheet.js'
import { WaybillExportService } from './modules/waybill/export/waybill-export.service.js'
import { ImportService } from './modules/waybill/import/import.service.js'
import { importSheet } from './modules/waybill/import/import.sheet.js'
import { ImportFilesService } from './modules/waybill/import/import-files.service.js'
import { importRowSheet } from './modules/waybill/import/import-row.sheet.js'
import { ImportRunner } from './modules/waybill/import/import-runner.js'
import { ImportUploadService, type SendImport } from './modules/waybill/import/upload.service.js'
import { DeviceKeyService } from './modules/waybill/track/device-key.service.js'
import { deviceKeySheet } from './modules/waybill/track/device-key.sheet.js'
import { TrackDistanceService } from './modules/waybill/track/distance.service.js'
import { IngestService } from './modules/waybill/track/ingest.service.js'
import { TrackMonthService } from './modules/waybill/track/months.service.js'
import { TrackService } from './modules/waybill/track/track.service.js'
import { WaybillService } from './modules/waybill/waybill/waybill.service.js'
import { waybillSheet } from './modules/waybill/waybill/waybill.sheet.js'
import { WaybillCountService } from './modules/waybill/waybill/waybill-count.service.js'
import type { Database } from './platform/database/database.js'
import { StatisticsService } from './platform/database/statistics.service.js'
import { AmapSnapper } from './platform/geo/amap-snapper.js'
import type { Jobs } from './platform/jobs/jobs.js'
import { createLogger } from './platform/log.js'
import type { SendDelivery } from './platform/outbox/outbox.js'
import { OutboxService } from './platform/outbox/outbox.service.js'
import type { SmsSender } from './platform/sms/sms.js'
import { DriveStorage } from './platform/storage/drive.js'
import { storageFolder } from './platform/storage/storage.js'

export interface Dependencies {
  config: Config
  database: Database
  sms: SmsSender
  clock?: Clock
  /** Without it nothing is done in the background: what is started waits for a program that has it. */
  jobs?: Pick<Jobs, 'send'>
  /** Without one, lines go to the standard output. */
  log?: Logger
}

const sheets = {
  WAYBILLS: waybillSheet,
  RECEIPTS: receiptSheet,
  SETTLEMENTS: settlementSheet,
  CARDS: cardSheet,
  SCANNED_CARDS: scanSheet,
  DIRECT_PAY_PRICES: directPayPriceSheet,
  PRICE_COVERAGE: coverageSheet,
  CAPTAIN_TASKS: taskSheet,
  EXCAVATOR_RECORDS: excavatorRecordSheet,
  ANOMALIES: anomalySheet,
  WAYBILL_REVIEWS: reviewSheet,
  WAYBILL_IMPORTS: importSheet,
  WAYBILL_IMPORT_ROWS: importRowSheet,
  DEVICE_KEYS: deviceKeySheet,
}

export type Services = ReturnType<typeof createServices>

/** The job that does one export task. */
export const EXPORT_JOB = 'export'
/** The jobs that look at a company's recent waybills, or at some that have changed. */
export const ANOMALY_SWEEP_JOB = 'anomaly-sweep'
export const ANOMALY_CHECK_JOB = 'anomaly-check'

/** The job that does one import of waybills. */
export const IMPORT_JOB = 'waybill-import'
/** So long after a piece of an import its trips are looked at. */
const IMPORT_SETTLES_MS = 15_000

/** The job that delivers a message of the outbox: a queue for each topic, so that none waits for another's receivers. */
export const deliveryJob = (topic: string): string => `outbox-${topic}`

/** The one place where services are built and wired. */
export function createServices({ config, database, sms, clock = systemClock, jobs, log }: Dependencies) {
  const run = createRunCommand(database, clock)
  const sendDelivery: SendDelivery = async (topic, id, startAfter, em) =>
    jobs?.send(deliveryJob(topic), { id }, { singletonKey: id, startAfter, em })
  const outbox = new OutboxService(database, clock, log ?? createLogger(config.logLevel), sendDelivery)
  const codes = new CodeService(database, clock, sms, outbox)
  outbox.define(SMS_CODE, ({ id }, signal) => codes.handOver(String(id), signal))
  const keptSessions = new SessionCache<KeptSession>()
  const sessions = new SessionService(database, clock, config.strictUserHash, keptSessions)
  const storage = new DriveStorage({ folder: storageFolder(config.dataDir), s3: config.s3 })
  const files = new FileService(database, clock, run, storage, config.publicUrl)
  const members = new MemberService(database)
  const sendExport: SendTask = async ({ companyId, id }, em) =>
    jobs?.send(EXPORT_JOB, { companyId, id }, { singletonKey: id, em })
  const exportTasks = new ExportTaskService(database, clock, run, storage, sheets, sendExport)
  const watch = new AnomalyWatch(database, clock, async (companyId, ids, em) =>
    jobs?.send(ANOMALY_CHECK_JOB, { companyId, ids: [...ids] }, { em }),
  )
  // Looking at thousands of trips while others come in costs more than all else; the job has them when most are there.
  const imported = {
    ...waybillAccounts,
    async changed({ em, actor, now }: Tx, ids: readonly string[]): Promise<void> {
      const startAfter = new Date(now.getTime() + IMPORT_SETTLES_MS)
      await jobs?.send(ANOMALY_CHECK_JOB, { companyId: actor.companyId, ids: [...ids] }, { em, startAfter })
    },
  }
  const accounts = {
    ...waybillAccounts,
    changed: (...changed: Parameters<AnomalyWatch['changed']>) => watch.changed(...changed),
  }
  const dictionaries = new DictionaryService(database)
  const sendImport: SendImport = async ({ companyId, id }, em) =>
    jobs?.send(IMPORT_JOB, { companyId, id }, { singletonKey: id, em })
  const waybillImports = new ImportService(database, run, sendImport)
  const actorOf: ActorOf = (...member) => members.actorOf(...member)
  const documents = new DocumentService(database, config.publicUrl, { PLAN: planSubjects })
  const plans = new PlanService(database, run)
  const trackMonths = new TrackMonthService(database, clock)
  const roads = config.roadSnap && new AmapSnapper(config.roadSnap)
  return {
    codes,
    outbox,
    files,
    housekeeping: new HousekeepingService(database, clock, files, {
      exports: (...expired) => exportTasks.removeExpired(...expired),
      imports: (...expired) => waybillImports.removeExpired(...expired),
    }),
    sessions,
    signIns: new SignInService(database, clock, codes, sessions),
    locks: new LockService(database, sessions),
    keptSessions,
    registrations: new RegistrationService(database, clock, (mobile, code) => codes.spend(mobile, code)),
    cards: new CardService(database, run),
    scans: new ScanService(database, run),
    givers: new GiverService(run),
    receipts: new ReceiptService(database, run),
    generation: new GenerationService(run),
    settlements: new SettlementService(database, run),
    merges: new MergeService(run),
    splits: new SplitService(run),
    removals: new RemovalService(run),
    rejections: new RejectionService(run),
    reprices: new RepriceService(run),
    payees: new PayeeService(database, run),
    prices: new PriceService(run),
    captains: new CaptainService(database),
    drivers: new DriverService(database, clock),
    priceInsights: new PriceInsightService(database, clock),
    tasks: new TaskService(database, run),
    taskAudits: new TaskAuditService(run),
    directPayPrices: new DirectPayPriceService(database, run),
    priceAudits: new PriceAuditService(database, run),
    documents,
    completeness: new CompletenessService(database),
    plans,
    planDocuments: new PlanDocumentService(plans, documents),
    exports: new ExportService(database),
    exportTasks,
    exportRunner: new ExportRunner(database, clock, storage, sheets, actorOf, log),
    waybills: new WaybillService(database),
    waybillCounts: new WaybillCountService(database),
    statistics: new StatisticsService(database),
    waybillCreations: new CreationService(database, run, accounts),
    excavatorRecords: new ExcavatorRecordService(database),
    waybillExports: new WaybillExportService(database),
    waybillEdits: new EditService(run, accounts),
    waybillMoves: new MoveService(run, accounts),
    waybillBatches: new BatchService(run, accounts),
    waybillUndos: new UndoService(run, accounts),
    waybillHistories: new HistoryService(database),
    waybillReviews: new ReviewService(database, run, accounts),
    tracks: new TrackService(database, clock, roads, log),
    trackMonths,
    trackDistances: new TrackDistanceService(database, clock),
    readBudget: new ReadBudget(() => clock.now().getTime()),
    ingest: new IngestService(database, clock, trackMonths, config.deviceReportsPerMinute),
    mapTiles: config.mapTiles,
    deviceKeys: new DeviceKeyService(database, run),
    waybillImports,
    waybillImportUploads: new ImportUploadService(
      database,
      run,
      accounts,
      (actor, file) => files.keepFor(actor, { purpose: 'WAYBILL_IMPORT', ...file }),
      sendImport,
    ),
    waybillImportFiles: new ImportFilesService(database, clock, waybillImports),
    waybillImportRunner: new ImportRunner(database, clock, run, imported, actorOf, log),
    savedViews: new SavedViewService(database, run),
    projects: new ProjectService(database, clock),
    dictionaries,
    anomalies: new AnomalyService(database),
    anomalyHandling: new AnomalyHandling(run, (...asked) => dictionaries.items(...asked), watch),
    anomalyRules: new AnomalyRuleService(database, run, async (companyId, em) =>
      jobs?.send(ANOMALY_SWEEP_JOB, { companyId }, { singletonKey: `${companyId} all`, em }),
    ),
    anomalyWatch: watch,
    welcome: new WelcomeService(database, clock),
  }
}
