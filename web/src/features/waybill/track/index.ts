import { lazy } from 'react'

/** A waybill's track over the page; loaded when the first is asked for. */
export const TrackDialog = lazy(() => import('./TrackDialog'))
export { TrackDisclosure } from './TrackDisclosure'
