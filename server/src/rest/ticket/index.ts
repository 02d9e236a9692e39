import { bookingRoutes } from './booking-routes.js'
import { reconciliationRoutes } from './reconciliation-routes.js'
import { statRoutes } from './stat-routes.js'

export const ticketRest = [...bookingRoutes, ...statRoutes, ...reconciliationRoutes]
