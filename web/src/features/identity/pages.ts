import { EVERYBODY, type Page, STAFF } from '../../shell/page'
import { LuBuilding2, LuFileX, LuLogIn, LuNetwork, LuScrollText, LuShieldCheck, LuUsers } from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/sys/users',
    title: '用户管理',
    load: () => import('./user/page'),
    menu: { group: '系统管理', place: 10, icon: LuUsers },
    permission: 'sys:user:index',
    roleTypes: STAFF,
  },
  {
    path: '/sys/roles',
    title: '角色管理',
    load: () => import('./role/page'),
    menu: { group: '系统管理', place: 20, icon: LuShieldCheck },
    permission: 'sys:role:index',
    roleTypes: STAFF,
  },
  {
    path: '/sys/organs',
    title: '组织架构',
    load: () => import('./organ/page'),
    menu: { group: '系统管理', place: 30, icon: LuNetwork },
    permission: 'sys:organ:index',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/sys/logs',
    title: '操作日志',
    load: () => import('./operation-log/page'),
    menu: { group: '系统管理', place: 50, icon: LuScrollText },
    permission: 'sys:log:index',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/sys/loginLogs',
    title: '登录日志',
    load: () => import('./login-log/page'),
    menu: { group: '系统管理', place: 60, icon: LuLogIn },
    permission: 'sys:loglogin:index',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/sys/logDeletions',
    title: '日志删除记录',
    load: () => import('./log-deletion/page'),
    menu: { group: '系统管理', place: 70, icon: LuFileX },
    permission: 'sys:log:index',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/info/index',
    title: '个人信息',
    load: () => import('./profile/ProfilePage'),
    shape: 'form',
    roleTypes: EVERYBODY,
  },
  {
    path: '/chooseCompany',
    title: '我的公司',
    load: () => import('./choose-company/ChooseCompanyPage'),
    menu: { group: '工作台', place: 40, icon: LuBuilding2, roleTypes: ['ENTERPRISE'] },
    roleTypes: EVERYBODY,
  },
]
