import { StoredFile } from './file/file.entity.js'
import { FileLook } from './look/look.entity.js'

/** The tables that this domain owns. */
export const fileEntities = [StoredFile, FileLook] as const
