import type { Route } from '../route.js'
import { accountRoutes } from './account-routes.js'
import { codeRoutes } from './code-routes.js'
import { tokenRoutes } from './token-routes.js'

/** Signing in, sessions, people and codes. */
export const identityRest: readonly Route[] = [...tokenRoutes, ...codeRoutes, ...accountRoutes]
