import { ChangeNote } from './change/change-note.entity.js'

/** Tables that this domain owns. */
export const liveEntities = [ChangeNote] as const
