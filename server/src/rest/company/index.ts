import type { Route } from '../route.js'
import { authenticationRoutes } from './authentication-routes.js'
import { readingRoutes } from './reading-routes.js'
import { registrationRoutes } from './registration-routes.js'

export const companyRest: Route[] = [...registrationRoutes, ...readingRoutes, ...authenticationRoutes]
