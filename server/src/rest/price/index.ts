export { priceRoutes as priceRest } from './routes.js'
