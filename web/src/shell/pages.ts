import type { ComponentType } from 'react'
import type { IconType } from 'react-icons'
import {
  LuBadgeJapaneseYen,
  LuBookText,
  LuBuilding2,
  LuCalendarDays,
  LuCalendarRange,
  LuClipboardList,
  LuEye,
  LuFileCheck2,
  LuFileInput,
  LuGrid3X3,
  LuHouse,
  LuReceiptText,
  LuSatelliteDish,
  LuScale,
  LuScanLine,
  LuSettings,
  LuStamp,
  LuTicketCheck,
  LuTicketMinus,
  LuTicketPlus,
  LuTickets,
  LuTractor,
  LuTriangleAlert,
  LuTruck,
  LuWarehouse,
} from 'react-icons/lu'
import { HOME } from './home'
import { RoleType } from './roleTypes'

/** One page inside the frame. */
export interface Page {
  path: string
  title: string
  load: () => Promise<{ default: ComponentType }>
  /** Stands in the menu under this group; without it the page is reached by links only. */
  menu?: {
    group: string
    icon: IconType
    /** Whose menu it stands in; of all that see the page unless given. */
    roleTypes?: readonly number[]
  }
  /** The permission without which the menu hides the page and the page says 403. */
  permission?: string
  /** The role types that the page is for; captains and companies, whose business this is, unless given. */
  roleTypes?: readonly number[]
  /** Always open, and cannot be closed. */
  fixed?: boolean
}

const BUSINESS: readonly number[] = [RoleType.captain, RoleType.company]
const EVERYBODY: readonly number[] = Object.values(RoleType)

/** Every page of the frame: a feature adds one line each, in the order of the menu. */
export const pages: readonly Page[] = [
  {
    path: HOME,
    title: '首页',
    load: () => import('../features/insight/welcome/WelcomePage'),
    menu: { group: '工作台', icon: LuHouse },
    roleTypes: EVERYBODY,
    fixed: true,
  },
  {
    path: '/scan/index',
    title: '电子结算卡扫描',
    load: () => import('../features/settlement/scan/ScanPage'),
    menu: { group: '结算管理', icon: LuScanLine },
    permission: 'chain:garbagecustomersales:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/scan/historyCard',
    title: '历史回执单',
    load: () => import('../features/settlement/receipt/history/ReceiptHistoryPage'),
    menu: { group: '结算管理', icon: LuReceiptText },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/chain/settlement',
    title: '结算单',
    load: () => import('../features/settlement/settlement/SettlementListPage'),
    menu: { group: '结算管理', icon: LuFileCheck2 },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/chain/settlement/statement',
    title: '结算单明细',
    load: () => import('../features/settlement/settlement/statement/StatementPage'),
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/scan/ledger',
    title: '结算卡台账',
    load: () => import('../features/settlement/card/LedgerPage'),
    menu: { group: '结算管理', icon: LuBookText },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/chain/business/companywaybill2',
    title: '公司运单',
    load: () => import('../features/waybill/waybill/WaybillListPage'),
    menu: { group: '运单管理', icon: LuTruck },
    permission: 'chain:companywaybill:get',
  },
  {
    path: '/chain/business/waybillReviews',
    title: '运单修改审核',
    load: () => import('../features/waybill/waybill/review/ReviewListPage'),
    menu: { group: '运单管理', icon: LuStamp },
    permission: 'chain:companywaybill:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/business/anomalies',
    title: '异常运单',
    load: () => import('../features/waybill/anomaly/AnomalyListPage'),
    menu: { group: '运单管理', icon: LuTriangleAlert },
    permission: 'chain:companywaybill:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/business/waybillView',
    title: '运单查看',
    load: () => import('../features/waybill/waybill/WaybillViewPage'),
    menu: { group: '运单管理', icon: LuEye },
    permission: 'chain:companywaybill:get',
  },
  {
    path: '/thirdImport',
    title: '运单导入',
    load: () => import('../features/waybill/import/ImportPage'),
    menu: { group: '运单管理', icon: LuFileInput },
    permission: 'chain:companywaybill:add',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/excavator',
    title: '挖机工时',
    load: () => import('../features/waybill/excavator-record/ExcavatorListPage'),
    menu: { group: '运单管理', icon: LuTractor },
    permission: 'chain:companywaybill:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/business/deviceKeys',
    title: '定位设备',
    load: () => import('../features/waybill/device-key/DeviceKeyPage'),
    menu: { group: '运单管理', icon: LuSatelliteDish },
    permission: 'chain:drivertruckgps:key',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/stock',
    title: '票据库存',
    load: () => import('../features/ticket/stock/StockPage'),
    menu: { group: '票据', icon: LuWarehouse },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/purchases',
    title: '购票',
    load: () => import('../features/ticket/purchase/PurchaseListPage'),
    menu: { group: '票据', icon: LuTicketPlus },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/collections',
    title: '领票',
    load: () => import('../features/ticket/collection/CollectionListPage'),
    menu: { group: '票据', icon: LuTicketCheck },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/refunds',
    title: '退票',
    load: () => import('../features/ticket/refund/RefundListPage'),
    menu: { group: '票据', icon: LuTicketMinus },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/useTicketsDay/index',
    title: '按日用票',
    load: () => import('../features/ticket/stat/DayStatPage'),
    menu: { group: '票据', icon: LuCalendarDays },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/entries',
    title: '票据流水',
    load: () => import('../features/ticket/entry/EntryListPage'),
    menu: { group: '票据', icon: LuTickets },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/useTicketsMonth/index',
    title: '按月用票',
    load: () => import('../features/ticket/stat/MonthStatPage'),
    menu: { group: '票据', icon: LuCalendarRange },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/ticket/reconcile',
    title: '与渣土场对账',
    load: () => import('../features/ticket/reconciliation/ReconciliationListPage'),
    menu: { group: '票据', icon: LuScale },
    permission: 'chain:companyticket:get',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chain/price/direct',
    title: '直付价',
    load: () => import('../features/price/direct-pay-price/PriceListPage'),
    menu: { group: '价格管理', icon: LuBadgeJapaneseYen },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/chain/price/coverage',
    title: '直付价覆盖',
    load: () => import('../features/price/direct-pay-price/coverage/CoveragePage'),
    menu: { group: '价格管理', icon: LuGrid3X3 },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/chain/fleet/tasks',
    title: '任务申请',
    load: () => import('../features/fleet/task/TaskListPage'),
    menu: { group: '价格管理', icon: LuClipboardList },
    permission: 'chain:directPayPriceSet:get',
  },
  {
    path: '/sys/companySettings',
    title: '公司设置',
    load: () => import('../features/company/settings/CompanySettingsPage'),
    menu: { group: '系统管理', icon: LuSettings },
    permission: 'sys:companysettings:edit',
    roleTypes: [RoleType.company],
  },
  {
    path: '/chooseCompany',
    title: '我的公司',
    load: () => import('../features/identity/choose-company/ChooseCompanyPage'),
    menu: { group: '工作台', icon: LuBuilding2, roleTypes: [RoleType.enterprise] },
    roleTypes: EVERYBODY,
  },
]

export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path)
}

export function isVisible(page: Page, who: { roleType: number; permissions: readonly string[] }): boolean {
  if (!(page.roleTypes ?? BUSINESS).includes(who.roleType)) return false
  return !page.permission || who.permissions.includes(page.permission)
}
