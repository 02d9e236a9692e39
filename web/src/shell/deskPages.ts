import { LuBookMarked, LuBuilding2, LuFileCheck2, LuLogIn } from '../ui/icons'
import { DESK_HOME } from './home'
import { DESK, type Page } from './page'

/** Pages of the platform's own desk. */
export const deskPages: readonly Page[] = [
  {
    path: DESK_HOME,
    title: '企业认证审核',
    load: () => import('../features/company/desk/registration/RegistrationListPage'),
    menu: { group: '平台运营', icon: LuFileCheck2 },
    permission: 'platform:registration:get',
    roleTypes: DESK,
  },
  {
    path: '/platform/companies',
    title: '公司',
    load: () => import('../features/company/desk/company/CompanyListPage'),
    menu: { group: '平台运营', icon: LuBuilding2 },
    permission: 'platform:company:get',
    roleTypes: DESK,
  },
  {
    path: '/platform/rescues',
    title: '找回管理员',
    load: () => import('../features/company/desk/rescue/RescueListPage'),
    menu: { group: '平台运营', icon: LuLogIn },
    permission: 'platform:rescue:get',
    roleTypes: DESK,
  },
  {
    path: '/platform/dictionaries',
    title: '平台字典',
    load: () => import('../features/project/dictionary/platform/PlatformDictionaryPage'),
    menu: { group: '平台运营', icon: LuBookMarked },
    permission: 'platform:dictionary:edit',
    roleTypes: DESK,
  },
]
