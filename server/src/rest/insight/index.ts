import type { Route } from '../route.js'
import { phaseRoutes } from './phase-routes.js'
import { reportRoutes } from './report-routes.js'

/** Charts of the phases of projects, and the weekly report. */
export const insightRest: readonly Route[] = [...phaseRoutes, ...reportRoutes]
