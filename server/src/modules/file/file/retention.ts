import type { Removal, Retention } from '../../../kernel/retention.js'
import * as queries from './file.queries.js'
import type { FileService } from './file.service.js'

/** Uploads, with their bytes. */
export function keptFiles(files: FileService): Retention[] {
  const removeWhat =
    (find: typeof queries.findUnfinished) =>
    async ({ em, companyId, before }: Removal, limit: number) =>
      files.remove(companyId, await find(em, companyId, before, limit))
  return [
    // One that did not finish within a day never will.
    { name: 'files', keptDays: 1, of: 'all', remove: removeWhat(queries.findUnfinished) },
    // Time enough to come back to a half-filled form, or to see that the old portrait was better.
    { name: 'files', keptDays: 30, of: 'all', remove: removeWhat(queries.findUnneeded) },
  ]
}
