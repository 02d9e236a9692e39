export { exportRoutes as exportRest } from './routes.js'
