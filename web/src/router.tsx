import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Forbidden, NotFound, ServerError } from './shell/status/StatusPage'
import css from './shell/status/StatusPage.module.css'

/** A page outside of the frame, whose code is loaded when it is opened. */
function outside(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

const alone = (page: ReactNode) => <main className={css.alone}>{page}</main>

/** What stands outside of the frame; every page inside it is a line in shell/pages.ts. */
export const router = createBrowserRouter([
  {
    errorElement: alone(<ServerError />),
    HydrateFallback: () => null,
    children: [
      outside('/login', () => import('./features/identity/sign-in/LoginPage')),
      outside('/companyAuth', () => import('./features/company/registration/RegistrationPage')),
      outside('/garbageRegister', () => import('./features/company/registration/RegistrationPage')),
      outside('/check/:token', () => import('./features/settlement/document/CheckPage')),
      { path: '/403', element: alone(<Forbidden />) },
      { path: '/404', element: alone(<NotFound />) },
      { path: '/500', element: alone(<ServerError />) },
      outside('/*', () => import('./shell/AppShell')),
    ],
  },
])
