import { type Page, STAFF } from '../../shell/page'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/base/import',
    title: '资料导入',
    load: () => import('./data/DataImportPage'),
    shape: 'form',
    permission: ['chain:basedata:add', 'chain:project:add', 'sys:user:add'],
    roleTypes: STAFF,
  },
]
