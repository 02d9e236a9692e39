import { DESK_HOME } from '../../shell/home'
import { DESK, type Page } from '../../shell/page'
import { LuBuilding2, LuFileCheck2, LuLogIn, LuSettings } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: DESK_HOME,
    title: '企业认证审核',
    load: () => import('./desk/registration/page'),
    menu: { group: '平台运营', place: 10, icon: LuFileCheck2 },
    permission: 'platform:registration:get',
    roleTypes: DESK,
  },
  {
    path: '/platform/companies',
    title: '公司',
    load: () => import('./desk/company/page'),
    menu: { group: '平台运营', place: 20, icon: LuBuilding2 },
    permission: 'platform:company:get',
    roleTypes: DESK,
  },
  {
    path: '/platform/rescues',
    title: '找回管理员',
    load: () => import('./desk/rescue/page'),
    menu: { group: '平台运营', place: 30, icon: LuLogIn },
    permission: 'platform:rescue:get',
    roleTypes: DESK,
  },
  {
    path: '/sys/companySettings',
    title: '公司设置',
    load: () => import('./settings/CompanySettingsPage'),
    menu: { group: '系统管理', place: 40, icon: LuSettings },
    shape: 'form',
    permission: ['sys:companysettings:edit', 'chain:company:setting'],
    roleTypes: ['COMPANY'],
  },
]
