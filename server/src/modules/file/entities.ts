import { StoredFile } from './file/file.entity.js'

/** The tables that this domain owns. */
export const fileEntities = [StoredFile] as const
