import type { Route } from '../route.js'
import { waybillChangeRoutes } from './change-routes.js'
import { excavatorRoutes } from './excavator-routes.js'
import { waybillExportRoutes } from './export-routes.js'
import { importRoutes } from './import-routes.js'
import { ownTripRoutes } from './own-trip-routes.js'
import { waybillPageRoutes } from './page-routes.js'
import { punchRoutes } from './punch-routes.js'
import { waybillRoutes } from './routes.js'
import { trackRoutes } from './track-routes.js'

/** Trips: lists, changes, tracks, sheets and machines. */
export const waybillRest: readonly Route[] = [
  ...waybillRoutes,
  ...trackRoutes,
  ...waybillPageRoutes,
  ...waybillChangeRoutes,
  ...waybillExportRoutes,
  ...excavatorRoutes,
  ...importRoutes,
  ...ownTripRoutes,
  ...punchRoutes,
]
