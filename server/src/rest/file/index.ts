export { fileRoutes as fileRest } from './routes.js'
