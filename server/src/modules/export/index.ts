import type { Em } from '../../kernel/sql/database.js'
import type { TaskKey } from '../../platform/jobs/task.queries.js'
import { type Domain, defineDomain } from '../domain.js'
import { identity } from '../identity/index.js'
import { BulkResolver } from './bulk/bulk.resolver.js'
import { BulkService, BulkSource } from './bulk/bulk.service.js'
import { BulkMaker } from './bulk/bulk-maker.js'
import { ExportRunner } from './export-task/export-runner.js'
import { ExportTaskResolver } from './export-task/export-task.resolver.js'
import { ExportTaskService } from './export-task/export-task.service.js'
import { offerLists } from './export-task/export-task.view.js'
import type { ExportFormat } from './export-task/fields.js'
import { SheetMaker } from './export-task/sheet-maker.js'
import { PresetFiles } from './preset/preset-file.js'
import { SheetResolver } from './sheet/sheet.resolver.js'
import { SheetService } from './sheet/sheet.service.js'
import { nameSheets, type Sheets, sheetsOf } from './sheet/sheets.js'

export type { NamedFile, Preset, PresetFiles } from './preset/preset-file.js'

/** Bulk queries take minutes: a sheet that is asked for meanwhile does not wait for them. */
const [JOB, BULK_JOB] = ['export', 'bulk-query']

const jobOf = (format: ExportFormat): string => (format === 'XLSX' ? JOB : BULK_JOB)

/** Sheets of the domains, by their names in the API: GraphQL knows each, with the filter and the order of its list. */
export function offerSheets(domains: readonly Pick<Domain, 'name' | 'sheets'>[]): Sheets {
  const sheets = sheetsOf(domains)
  nameSheets(sheets)
  offerLists(sheets)
  return sheets
}

/** Spreadsheets: of whole lists in the background, with bulk queries beside them, and documented ones at once. */
export const exporting = defineDomain({
  name: 'export',
  services(world) {
    const { database, clock, run, storage, jobs, log } = world.ground
    const { members } = world.of(identity)
    const sheets = sheetsOf(world.domains)
    const send = async ({ companyId, id }: TaskKey, format: ExportFormat, em: Em) =>
      jobs?.send(jobOf(format), { companyId, id }, { singletonKey: id, em })
    const bulkSource = new BulkSource()
    const bulk = new BulkMaker(bulkSource)
    const makers = { XLSX: new SheetMaker(() => database.em.fork(), clock, sheets), JSONL: bulk, CSV: bulk }
    const exportTasks = new ExportTaskService(database, clock, run, storage, sheets, send)
    return {
      sheets: new SheetService(sheets),
      presetFiles: new PresetFiles(database, clock),
      bulkSource,
      exportTasks,
      bulkQueries: new BulkService(run, exportTasks, bulkSource),
      exportRunner: new ExportRunner(database, clock, storage, makers, (...member) => members.actorOf(...member), log),
    }
  },
  resolvers: ({ exportTasks, sheets, bulkQueries }) => [
    new ExportTaskResolver(exportTasks),
    new SheetResolver(sheets),
    new BulkResolver(bulkQueries),
  ],
  tasks: ({ exportRunner }) =>
    [JOB, BULK_JOB].map((job) => ({
      job,
      work: (...task) => exportRunner.run(...task),
      waiting: (alone) => exportRunner.waiting(alone, job === BULK_JOB),
    })),
  retention: ({ exportTasks }) => [
    {
      name: 'exports',
      keptDays: 0,
      of: 'companies',
      remove: ({ companyId, before }, limit) => exportTasks.removeExpired(companyId, before, limit),
    },
  ],
})
