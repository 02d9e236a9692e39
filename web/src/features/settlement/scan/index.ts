export type { Reading } from './box/cardNumbers'
export { ScanBox } from './box/ScanBox'
export { play } from './queue/sounds'
