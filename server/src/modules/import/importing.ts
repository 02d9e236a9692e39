import type { BackgroundTasks, Ground, World } from '../domain.js'
import { file } from '../file/index.js'
import { identity } from '../identity/index.js'
import type { ImportDefinition, ImportWork } from './definition.js'
import { ImportFilesService } from './report/import-files.service.js'
import { ImportService } from './run/import.service.js'
import { ImportRunner } from './run/import-runner.js'
import { ImportUploadService, type SendImport } from './run/upload.service.js'

/** Import with all its parts, for `imports` of a domain's face. */
export interface Importing<Key extends string = string, RowView extends object = object> {
  definition: ImportDefinition<Key>
  imports: ImportService<RowView>
  uploads: ImportUploadService<Key>
  files: ImportFilesService<Key>
  runner: ImportRunner<Key>
}

declare module '../domain.js' {
  interface Imported extends Importing {}
}

const jobOf = ({ name }: Pick<ImportDefinition, 'name'>) => `${name}-import`

/** Engine of an import, by its definition and its work. */
export function importingOf<Key extends string, RowView extends object>(
  world: World,
  definition: ImportDefinition<Key>,
  work: ImportWork<Key>,
): Importing<Key, RowView> {
  const { database, clock, run, jobs } = world.ground
  const { files } = world.of(file)
  const { members } = world.of(identity)
  const send: SendImport = async ({ companyId, id }, em) =>
    jobs?.send(jobOf(definition), { companyId, id }, { singletonKey: id, em })
  const imports = new ImportService<RowView>(definition, work, database, run, send)
  return {
    definition,
    imports,
    uploads: new ImportUploadService(
      definition,
      work,
      database,
      run,
      (actor, upload) => files.keepFor(actor, { purpose: definition.filePurpose, ...upload }),
      send,
    ),
    files: new ImportFilesService(definition, work, database, clock, imports),
    runner: new ImportRunner(definition, work, world.ground, (...member) => members.actorOf(...member)),
  }
}

/** Background task of an import. */
export const importTask = (
  { definition, runner }: Pick<Importing, 'definition' | 'runner'>,
  { statistics }: Pick<Ground, 'statistics'>,
): BackgroundTasks => ({
  job: jobOf(definition),
  async work(task, signal) {
    await runner.work(task, signal)
    await statistics.refresh(signal)
  },
  waiting: (alone) => runner.waiting(alone),
})
