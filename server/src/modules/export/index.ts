import type { Em } from '../../kernel/sql/database.js'
import type { TaskKey } from '../../platform/jobs/task.queries.js'
import { defineDomain } from '../domain.js'
import { identity } from '../identity/index.js'
import { ExportRunner } from './export-task/export-runner.js'
import { ExportTaskResolver } from './export-task/export-task.resolver.js'
import { ExportTaskService } from './export-task/export-task.service.js'
import { PresetFiles } from './preset/preset-file.js'
import { SheetResolver } from './sheet/sheet.resolver.js'
import { SheetService } from './sheet/sheet.service.js'
import { sheetsOf } from './sheet/sheets.js'

export type { NamedFile, Preset, PresetFiles } from './preset/preset-file.js'
export { offerSheets } from './sheet/sheets.js'

const JOB = 'export'

/** Spreadsheets: of whole lists in the background, and documented ones at once. */
export const exporting = defineDomain({
  name: 'export',
  services(world) {
    const { database, clock, run, storage, jobs, log } = world.ground
    const { members } = world.of(identity)
    const sheets = sheetsOf(world.domains)
    const send = async ({ companyId, id }: TaskKey, em: Em) =>
      jobs?.send(JOB, { companyId, id }, { singletonKey: id, em })
    return {
      sheets: new SheetService(sheets),
      presetFiles: new PresetFiles(database, clock),
      exportTasks: new ExportTaskService(database, clock, run, storage, sheets, send),
      exportRunner: new ExportRunner(database, clock, storage, sheets, (...member) => members.actorOf(...member), log),
    }
  },
  resolvers: ({ exportTasks, sheets }) => [new ExportTaskResolver(exportTasks), new SheetResolver(sheets)],
  tasks: ({ exportRunner }) => [
    {
      job: JOB,
      work: (...task) => exportRunner.run(...task),
      waiting: (alone) => exportRunner.waiting(alone),
    },
  ],
  retention: ({ exportTasks }) => [
    {
      name: 'exports',
      keptDays: 0,
      of: 'companies',
      remove: ({ companyId, before }, limit) => exportTasks.removeExpired(companyId, before, limit),
    },
  ],
})
