import type { Em } from '../../platform/database/database.js'
import type { TaskKey } from '../../platform/jobs/task.queries.js'
import { defineDomain, type World } from '../domain.js'
import { identity } from '../identity/index.js'
import { ExportRunner } from './export-task/export-runner.js'
import { ExportTaskResolver } from './export-task/export-task.resolver.js'
import { ExportTaskService, type Sheets } from './export-task/export-task.service.js'

export { listFile } from './immediate/list-file.js'

const JOB = 'export'

/** What all domains let export, by its name in the API. */
const sheetsOf = ({ domains }: World): Sheets => Object.assign({}, ...domains.map(({ sheets }) => sheets)) as Sheets

/** Spreadsheets of whole lists, made in the background. */
export const exporting = defineDomain({
  name: 'export',
  services(world) {
    const { database, clock, run, storage, jobs, log } = world.ground
    const { members } = world.of(identity)
    const sheets = sheetsOf(world)
    const send = async ({ companyId, id }: TaskKey, em: Em) =>
      jobs?.send(JOB, { companyId, id }, { singletonKey: id, em })
    return {
      exportTasks: new ExportTaskService(database, clock, run, storage, sheets, send),
      exportRunner: new ExportRunner(database, clock, storage, sheets, (...member) => members.actorOf(...member), log),
    }
  },
  resolvers: ({ exportTasks }) => [new ExportTaskResolver(exportTasks)],
  tasks: ({ exportRunner }) => [
    {
      job: JOB,
      work: (...task) => exportRunner.run(...task),
      waiting: (alone) => exportRunner.waiting(alone),
    },
  ],
})
