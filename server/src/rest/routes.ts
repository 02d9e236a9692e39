import { accountRoutes } from './identity/account-routes.js'
import { codeRoutes } from './identity/code-routes.js'
import { tokenRoutes } from './identity/token-routes.js'
import type { Route } from './route.js'

/** The one table of every served call: registration, OpenAPI, and the guard tests are made from it. */
export const routes: readonly Route[] = [...tokenRoutes, ...codeRoutes, ...accountRoutes]
