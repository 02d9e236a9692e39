import { bookingRoutes } from './booking-routes.js'
import { statRoutes } from './stat-routes.js'

export const ticketRest = [...bookingRoutes, ...statRoutes]
