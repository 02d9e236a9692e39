export { registrationRoutes as companyRest } from './registration-routes.js'
