import type { Route } from '../route.js'
import { phaseRoutes, reportRoutes } from './phase-routes.js'

/** Charts of the phases of projects, and the weekly report. */
export const insightRest: readonly Route[] = [...phaseRoutes, ...reportRoutes]
