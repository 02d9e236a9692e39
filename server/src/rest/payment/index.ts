export { planRoutes as paymentRest } from './plan-routes.js'
