import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Forbidden, NotFound, ServerError } from './shell/status/StatusPage'

/** A page outside of the frame, whose code is loaded when it is opened. */
function outside(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

/** What stands outside of the frame; every page inside it is a line in shell/pages.ts. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: () => <ServerError />,
    HydrateFallback: () => null,
    children: [
      outside('/login', () => import('./features/identity/sign-in/LoginPage')),
      outside('/check/:token', () => import('./features/settlement/check/CheckPage')),
      { path: '/403', Component: Forbidden },
      { path: '/404', Component: NotFound },
      { path: '/500', Component: ServerError },
      outside('/*', () => import('./shell/AppShell')),
    ],
  },
])
