export { ChooserDrawer, type ChooserRow } from './ChooserDrawer'
export { MembersField } from './MembersField'
export type { Pair } from './tree'
export { textOfPairs, useCaptainOptions, useCaptainTree } from './useCaptainTree'
