import { EVERYBODY, type Page } from '../../shell/page'
import { LuBell } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/message',
    title: '消息',
    load: () => import('./message/MessagePage'),
    menu: { group: '工作台', place: 30, icon: LuBell },
    roleTypes: EVERYBODY,
  },
]
