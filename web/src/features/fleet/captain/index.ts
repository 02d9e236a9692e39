export { ChooserDrawer, type ChooserRow } from './ChooserDrawer'
export { MembersField } from './MembersField'
export type { Captain, Pair } from './tree'
export { textOfPairs, useCaptainTree } from './useCaptainTree'
