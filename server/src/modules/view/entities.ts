import { SavedView } from './saved-view/saved-view.entity.js'

/** The tables that this domain owns. */
export const viewEntities = [SavedView] as const
