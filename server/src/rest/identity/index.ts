import type { Route } from '../route.js'
import { accountRoutes } from './account-routes.js'
import { captchaRoutes, codeRoutes } from './code-routes.js'
import { logRoutes } from './log-routes.js'
import { organRoutes } from './organ-routes.js'
import { profileRoutes } from './profile-routes.js'
import { secondFactorRoutes, tokenRoutes } from './token-routes.js'
import { userRoutes } from './user-routes.js'

/** Signing in, sessions, people and codes. */
export const identityRest: readonly Route[] = [
  ...tokenRoutes,
  ...secondFactorRoutes,
  ...captchaRoutes,
  ...codeRoutes,
  ...accountRoutes,
  ...logRoutes,
  ...organRoutes,
  ...profileRoutes,
  ...userRoutes,
]
