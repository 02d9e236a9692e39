export { TrackDialog } from './TrackDialog'
export { TrackDisclosure } from './TrackDisclosure'
export { TrackPanel } from './TrackPanel'
