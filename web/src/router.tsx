import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { PUNCH_HOME } from './shell/home'
import { Forbidden, NotFound, ServerError } from './shell/status/StatusPage'
import css from './shell/status/StatusPage.module.css'
import { texts } from './shell/texts'
import { late } from './ui/late'
import { usePageTitle } from './ui/title/title'

function Outside({ title, Page }: { title: string | undefined; Page: ComponentType }) {
  usePageTitle(title)
  return <Page />
}

/** A page outside of the frame, whose code is loaded when it is opened; those inside name their windows themselves. */
const outside = (
  path: string,
  title: string | undefined,
  load: () => Promise<{ default: ComponentType }>,
  where: { kept?: boolean } = {},
): RouteObject => ({
  path,
  element: <Outside title={title} Page={late(load, where)} />,
})

/** Pages that a phone keeps, to be opened without a connection (web/offline). */
const kept = { kept: true }

const titles = texts.outside

const alone = (page: ReactNode) => <main className={css.alone}>{page}</main>

/** Pages outside of the frame; every page inside it is declared in pages.ts of its domain. */
export const router = createBrowserRouter([
  {
    errorElement: alone(<ServerError />),
    HydrateFallback: () => null,
    children: [
      outside('/login', titles.signIn, () => import('./features/identity/sign-in/LoginPage'), kept),
      outside(PUNCH_HOME, undefined, () => import('./features/waybill/punch/PunchPage'), kept),
      outside('/companyAuth', titles.company, () => import('./features/company/registration/RegistrationPage')),
      outside(
        '/companyAuth/wizard',
        titles.authentication,
        () => import('./features/company/authentication/WizardPage'),
      ),
      outside('/garbageRegister', titles.dumpSite, () => import('./features/company/registration/RegistrationPage')),
      outside('/authredirect', titles.thirdParty, () => import('./features/identity/third-party/AuthRedirectPage')),
      outside('/check/:token', titles.check, () => import('./features/settlement/document/CheckPage')),
      { path: '/403', element: alone(<Forbidden />) },
      { path: '/404', element: alone(<NotFound />) },
      { path: '/500', element: alone(<ServerError />) },
      outside('/*', undefined, () => import('./shell/AppShell')),
    ],
  },
])
