import type { Removal, Retention } from '../../kernel/retention.js'
import { defineDomain } from '../domain.js'
import * as queries from './file/file.queries.js'
import { FileService } from './file/file.service.js'
import { paperOfCaptain } from './file/pictures.js'
import { keptLooks } from './look/look.queries.js'
import { PaperService } from './paper/paper.service.js'

export type { FileService } from './file/file.service.js'
export { claimedFile, keepPictures, papersOfCaptains } from './file/pictures.js'
export type { FilePurpose } from './file/purposes.js'
export { fileTexts } from './file/texts.js'
export { type Look, looksOf } from './look/look.queries.js'
export type { PaperService } from './paper/paper.service.js'
export { cleanPaper } from './paper/paper.service.js'

/** Uploads, with their bytes. */
function keptFiles(files: FileService): Retention[] {
  const removeWhat =
    (find: typeof queries.findUnfinished) =>
    async ({ em, companyId, before }: Removal, limit: number) =>
      files.remove(companyId, await find(em, companyId, before, limit))
  return [
    // Uploads that have not finished after a day never will.
    { name: 'files', keptDays: 1, of: 'all', remove: removeWhat(queries.findUnfinished) },
    // A month, in which a person may return to a half-filled form, or restore a previous portrait.
    { name: 'files', keptDays: 30, of: 'all', remove: removeWhat(queries.findUnneeded) },
  ]
}

/** Uploads: purpose, owner, content, and the log of views of papers. */
export const file = defineDomain({
  name: 'file',
  services(world) {
    const { config, database, clock, run, storage } = world.ground
    const isOfCaptain = paperOfCaptain(world, () => database.em.fork())
    return {
      files: new FileService(database, clock, run, storage, config.publicUrl, isOfCaptain),
      papers: new PaperService(database, storage),
    }
  },
  retention: ({ files }) => [...keptFiles(files), keptLooks],
})
