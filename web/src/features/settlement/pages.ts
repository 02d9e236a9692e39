import { type Page } from '../../shell/page'
import {
  LuBookText,
  LuCreditCard,
  LuFileCheck2,
  LuFolderCheck,
  LuLandmark,
  LuListChecks,
  LuReceiptText,
  LuScanLine,
} from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/scan/index',
    title: '电子结算卡扫描',
    load: () => import('./scan/ScanPage'),
    menu: { group: '结算管理', place: 10, icon: LuScanLine },
    permission: 'chain:garbagecustomersales:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/scan/historyCard',
    title: '历史回执单',
    load: () => import('./receipt/page'),
    menu: { group: '结算管理', place: 20, icon: LuReceiptText },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/chain/settlement',
    title: '结算单',
    load: () => import('./settlement/page'),
    menu: { group: '结算管理', place: 30, icon: LuFileCheck2 },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/chain/settleWaybill',
    title: '结算运单',
    load: () => import('./settle-waybill/page'),
    menu: { group: '结算管理', place: 40, icon: LuListChecks },
    permission: 'chain:companywaybill:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/chain/settlement/statement',
    title: '结算单明细',
    load: () => import('./settlement/statement/StatementPage'),
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/money/papers',
    title: '结算资料',
    load: () => import('./paper/page'),
    menu: { group: '结算管理', place: 80, icon: LuFolderCheck },
    permission: 'chain:garbagecustomersales:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/scan/ledger',
    title: '结算卡台账',
    load: () => import('./card/page'),
    menu: { group: '结算管理', place: 90, icon: LuBookText },
    permission: 'chain:garbagecustomersales:get',
  },
  {
    path: '/base/payees',
    title: '收款人',
    load: () => import('./payee/list/page'),
    menu: { group: '基础资料', place: 80, icon: LuLandmark },
    permission: 'chain:basedata:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/base/cards',
    title: '结算卡',
    load: () => import('./card/base/page'),
    menu: { group: '基础资料', place: 90, icon: LuCreditCard },
    permission: 'chain:card:get',
    roleTypes: ['COMPANY'],
  },
]
