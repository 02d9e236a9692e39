import type { PaperKind } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { texts } from './texts'

/** In the order in which they are asked for. */
export const KINDS = Object.keys(texts.kinds) as PaperKind[]

/** What can be asked of every settlement. */
export const NEEDABLE = Object.keys(texts.meanings) as (keyof typeof texts.meanings)[]

export const kindOptions = enumOptions(KINDS, texts.kinds)

/** The permission that adding and removing them needs. */
export const EDIT = 'chain:garbagecustomersales:edit'
/** The permission that saying which are needed takes. */
export const SETTINGS = 'sys:companysettings:edit'

/** What shows papers, and what is missing of them: asked again once they have changed. */
export const OF_PAPERS: ReadonlySet<string> = new Set([
  'Papers',
  'PapersOf',
  'PaperNeeds',
  'Settlements',
  'SettlementsWithPapers',
  'SettlementPapers',
])
