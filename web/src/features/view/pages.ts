import { EVERYBODY, type Page } from '../../shell/page'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/myiframe',
    title: '内嵌页面',
    load: () => import('./frame/FramePage'),
    roleTypes: EVERYBODY,
  },
]
