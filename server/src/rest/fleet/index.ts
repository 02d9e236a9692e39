export { fleetRoutes as fleetRest } from './routes.js'
