import type { Route } from '../route.js'
import { phaseRoutes } from './phase-routes.js'

/** Charts of the phases of projects. */
export const insightRest: readonly Route[] = phaseRoutes
