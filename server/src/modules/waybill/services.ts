import type { Tx } from '../../kernel/command/command.js'
import { AmapSnapper } from '../../platform/geo/amap-snapper.js'
import type { World } from '../domain.js'
import { exporting } from '../export/index.js'
import { file } from '../file/index.js'
import { identity } from '../identity/index.js'
import { project } from '../project/index.js'
import { AnomalyService } from './anomaly/anomaly.service.js'
import { AnomalyHandling } from './anomaly/handling.service.js'
import { AnomalyRuleService } from './anomaly/setting.service.js'
import { AnomalyWatch } from './anomaly/watch.service.js'
import type { CardAccounts } from './change/accounts.js'
import { cardAccounts } from './change/accounts.port.js'
import { BatchService } from './change/batch.service.js'
import { CreationService } from './change/creation.service.js'
import { EditService } from './change/edit.service.js'
import { HistoryService } from './change/history.service.js'
import { MoveService } from './change/move.service.js'
import { ReviewService } from './change/review.service.js'
import { UndoService } from './change/undo.service.js'
import { ExcavatorRecordService } from './excavator-record/excavator-record.service.js'
import { WaybillExportService } from './export/waybill-export.service.js'
import { ImportService } from './import/import.service.js'
import { ImportFilesService } from './import/import-files.service.js'
import { ImportRunner } from './import/import-runner.js'
import { ImportUploadService, type SendImport } from './import/upload.service.js'
import { CHECK_JOB, SWEEP_JOB } from './jobs.js'
import { DeviceKeyService } from './track/device-key.service.js'
import { TrackDistanceService } from './track/distance.service.js'
import { IngestService } from './track/ingest.service.js'
import { TrackMonthService } from './track/months.service.js'
import { TrackService } from './track/track.service.js'
import { WaybillService } from './waybill/waybill.service.js'
import { WaybillCountService } from './waybill/waybill-count.service.js'

/** The job that does one import of waybills. */
export const IMPORT_JOB = 'waybill-import'
/** So long after a piece of an import its trips are looked at. */
const IMPORT_SETTLES_MS = 15_000

export function waybillServices(world: World) {
  const { database, run } = world.ground
  const { watch, accounts } = watched(world)
  return {
    ...tracking(world),
    ...importing(world, accounts),
    waybills: new WaybillService(database),
    waybillCounts: new WaybillCountService(database),
    waybillCreations: new CreationService(database, run, accounts),
    waybillEdits: new EditService(run, accounts),
    waybillMoves: new MoveService(run, accounts),
    waybillBatches: new BatchService(run, accounts),
    waybillUndos: new UndoService(run, accounts),
    waybillHistories: new HistoryService(database),
    waybillReviews: new ReviewService(database, run, accounts),
    waybillExports: new WaybillExportService(world.of(exporting).presetFiles),
    excavatorRecords: new ExcavatorRecordService(database),
    ...judging(world, watch),
  }
}

function accountsOf(world: World): Omit<CardAccounts, 'changed'> {
  const [accounts] = world.filled(cardAccounts)
  if (!accounts) throw new Error('nobody keeps the accounts of cards')
  return accounts
}

/** The accounts of cards, and what looks at every trip that changes. */
function watched(world: World): { watch: AnomalyWatch; accounts: CardAccounts } {
  const { database, clock, jobs } = world.ground
  const watch = new AnomalyWatch(database, clock, async (companyId, ids, em) =>
    jobs?.send(CHECK_JOB, { companyId, ids: [...ids] }, { em }),
  )
  const accounts = {
    ...accountsOf(world),
    changed: (...changed: Parameters<AnomalyWatch['changed']>) => watch.changed(...changed),
  }
  return { watch, accounts }
}

function judging(world: World, watch: AnomalyWatch) {
  const { database, run, jobs } = world.ground
  const { dictionaries } = world.of(project)
  return {
    anomalies: new AnomalyService(database),
    anomalyHandling: new AnomalyHandling(run, (...asked) => dictionaries.items(...asked), watch),
    anomalyRules: new AnomalyRuleService(database, run, async (companyId, em) =>
      jobs?.send(SWEEP_JOB, { companyId }, { singletonKey: `${companyId} all`, em }),
    ),
    anomalyWatch: watch,
  }
}

function tracking({ ground: { config, database, clock, run, log } }: World) {
  const trackMonths = new TrackMonthService(database, clock)
  const roads = config.roadSnap && new AmapSnapper(config.roadSnap)
  return {
    tracks: new TrackService(database, clock, roads, log),
    trackMonths,
    trackDistances: new TrackDistanceService(database, clock),
    ingest: new IngestService(database, clock, trackMonths, config.deviceReportsPerMinute),
    mapTiles: config.mapTiles,
    deviceKeys: new DeviceKeyService(database, run),
  }
}

function importing(world: World, accounts: CardAccounts) {
  const { database, clock, run, jobs, log } = world.ground
  const { files } = world.of(file)
  const { members } = world.of(identity)
  const send: SendImport = async ({ companyId, id }, em) =>
    jobs?.send(IMPORT_JOB, { companyId, id }, { singletonKey: id, em })
  // Looking at thousands of trips while others come in costs more than all else; the job has them when most are there.
  const imported: CardAccounts = {
    ...accountsOf(world),
    async changed({ em, actor, now }: Tx, ids: readonly string[]): Promise<void> {
      const startAfter = new Date(now.getTime() + IMPORT_SETTLES_MS)
      await jobs?.send(CHECK_JOB, { companyId: actor.companyId, ids: [...ids] }, { em, startAfter })
    },
  }
  const waybillImports = new ImportService(database, run, send)
  return {
    waybillImports,
    waybillImportUploads: new ImportUploadService(
      database,
      run,
      accounts,
      (actor, upload) => files.keepFor(actor, { purpose: 'WAYBILL_IMPORT', ...upload }),
      send,
    ),
    waybillImportFiles: new ImportFilesService(database, clock, waybillImports),
    waybillImportRunner: new ImportRunner(
      database,
      clock,
      run,
      imported,
      (...member) => members.actorOf(...member),
      log,
    ),
  }
}
