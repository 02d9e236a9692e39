import { defineDomain } from '../domain.js'
import { FileService } from './file/file.service.js'
import { keptFiles } from './file/retention.js'
import { keptLooks } from './look/look.queries.js'
import { PaperService } from './paper/paper.service.js'

export type { FileService } from './file/file.service.js'
export { keepPictures } from './file/pictures.js'
export type { FilePurpose } from './file/purposes.js'
export { fileTexts } from './file/texts.js'
export { type Look, looksOf } from './look/look.queries.js'
export { cleanPaper } from './paper/clean-paper.js'
export type { PaperService } from './paper/paper.service.js'

/** Uploads: what they are, whose they are, where their bytes lie, and who looked at papers among them. */
export const file = defineDomain({
  name: 'file',
  services: ({ ground: { config, database, clock, run, storage } }) => ({
    files: new FileService(database, clock, run, storage, config.publicUrl),
    papers: new PaperService(database, storage),
  }),
  retention: ({ files }) => [...keptFiles(files), keptLooks],
})
