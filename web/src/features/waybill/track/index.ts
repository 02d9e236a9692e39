import { late } from '../../../ui/late'

/** A waybill's track over the page; loaded when the first is asked for. */
export const TrackDialog = late(() => import('./TrackDialog'))
export { TrackDisclosure } from './TrackDisclosure'
