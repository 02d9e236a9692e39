import { defineDomain } from '../domain.js'
import { FileService } from './file/file.service.js'
import { keptFiles } from './file/retention.js'

export type { FileService } from './file/file.service.js'
export { keepPictures } from './file/pictures.js'
export type { FilePurpose } from './file/purposes.js'
export { fileTexts } from './file/texts.js'

/** Uploads: what they are, whose they are, and where their bytes lie. */
export const file = defineDomain({
  name: 'file',
  services: ({ ground: { config, database, clock, run, storage } }) => ({
    files: new FileService(database, clock, run, storage, config.publicUrl),
  }),
  retention: ({ files }) => keptFiles(files),
})
