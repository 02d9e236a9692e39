export { ChooserDrawer, type ChooserRow } from './ChooserDrawer'
export { MembersField } from './MembersField'
export type { Pair } from './tree'
export { textOfPairs, useCaptainTree } from './useCaptainTree'
