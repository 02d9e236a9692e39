import type { Route } from '../route.js'
import { authenticationRoutes, registrationRoutes } from './authentication-routes.js'
import { readingRoutes } from './reading-routes.js'

export const companyRest: Route[] = [...registrationRoutes, ...readingRoutes, ...authenticationRoutes]
