import { late } from '../../../ui/late'

/** Dialog of a waybill's track, loaded with the first one. */
export const TrackDialog = late(() => import('./TrackDialog'))
export { TrackDisclosure } from './TrackDisclosure'
