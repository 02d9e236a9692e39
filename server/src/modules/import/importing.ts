import type { BackgroundTasks, Ground, World } from '../domain.js'
import { file } from '../file/index.js'
import { identity } from '../identity/index.js'
import type { ImportDefinition, ImportWork } from './definition.js'
import { ImportFilesService } from './report/import-files.service.js'
import { ImportService } from './run/import.service.js'
import { ImportRunner } from './run/import-runner.js'
import { ImportUploadService, type SendImport } from './run/upload.service.js'

/** One kind of import with all that it needs: what a domain's face names under `imports`. */
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

/** Puts the engine under a definition and what its rows come to. */
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

/** What the background does of it. */
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
