export { projectRoutes as projectRest } from './routes.js'
