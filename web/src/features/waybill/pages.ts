import { PUNCH_HOME, TRIPS_HOME, WORK_HOME } from '../../shell/home'
import { type Page } from '../../shell/page'
import {
  LuEye,
  LuFileInput,
  LuRoute,
  LuSatelliteDish,
  LuScanLine,
  LuStamp,
  LuTractor,
  LuTriangleAlert,
  LuTruck,
} from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: WORK_HOME,
    title: '上报工时',
    load: () => import('./excavator-record/own/OwnWorkPage'),
    menu: { group: '工作台', place: 20, icon: LuTractor },
    permission: 'chain:ledgerdig:edit',
    roleTypes: ['OPERATOR'],
  },
  // Outside of the frame (router.tsx), so that a phone can keep it.
  {
    path: PUNCH_HOME,
    title: '打卡',
    load: () => import('./punch/PunchPage'),
    menu: { group: '工作台', place: 25, icon: LuScanLine },
    permission: 'chain:punch:add',
    roleTypes: ['COMPANY', 'OPERATOR'],
  },
  {
    path: TRIPS_HOME,
    title: '我的趟次',
    load: () => import('./own-trip/OwnTripsPage'),
    menu: { group: '工作台', place: 22, icon: LuRoute },
    permission: 'chain:owntrip:get',
    roleTypes: ['DRIVER'],
  },
  {
    path: '/chain/business/companywaybill2',
    title: '公司运单',
    load: () => import('./waybill/WaybillListPage'),
    menu: { group: '运单管理', place: 10, icon: LuTruck },
    permission: 'chain:companywaybill:get',
  },
  {
    path: '/chain/business/waybillReviews',
    title: '运单修改审核',
    load: () => import('./waybill/review/page'),
    menu: { group: '运单管理', place: 20, icon: LuStamp },
    permission: 'chain:companywaybill:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/business/anomalies',
    title: '异常运单',
    load: () => import('./anomaly/page'),
    menu: { group: '运单管理', place: 30, icon: LuTriangleAlert },
    permission: 'chain:companywaybill:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/business/waybillView',
    title: '运单查看',
    load: () => import('./waybill/WaybillViewPage'),
    menu: { group: '运单管理', place: 40, icon: LuEye },
    permission: 'chain:companywaybill:get',
  },
  {
    path: '/thirdImport',
    title: '运单导入',
    load: () => import('./import/ImportPage'),
    menu: { group: '运单管理', place: 50, icon: LuFileInput },
    permission: 'chain:companywaybill:add',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/excavator',
    title: '挖机工时',
    load: () => import('./excavator-record/page'),
    menu: { group: '运单管理', place: 60, icon: LuTractor },
    permission: 'chain:companywaybill:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/punch',
    title: '打卡记录',
    load: () => import('./punch/desk/page'),
    menu: { group: '运单管理', place: 65, icon: LuStamp },
    permission: 'chain:punch:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/business/deviceKeys',
    title: '定位设备',
    load: () => import('./device-key/page'),
    menu: { group: '运单管理', place: 70, icon: LuSatelliteDish },
    permission: 'chain:drivertruckgps:key',
    roleTypes: ['COMPANY'],
  },
]
