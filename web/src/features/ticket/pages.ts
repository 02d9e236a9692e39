import { type Page } from '../../shell/page'
import {
  LuCalendarDays,
  LuCalendarRange,
  LuScale,
  LuTicketCheck,
  LuTicketMinus,
  LuTicketPlus,
  LuTickets,
  LuWarehouse,
} from '../../ui/icons'

/** Pages of this domain; their places order them in the menu. */
export const pages: readonly Page[] = [
  {
    path: '/ticket/stock',
    title: '票据库存',
    load: () => import('./stock/StockPage'),
    menu: { group: '票据', place: 10, icon: LuWarehouse },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/ticket/purchases',
    title: '购票',
    load: () => import('./purchase/page'),
    menu: { group: '票据', place: 20, icon: LuTicketPlus },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/ticket/collections',
    title: '领票',
    load: () => import('./collection/page'),
    menu: { group: '票据', place: 30, icon: LuTicketCheck },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/ticket/refunds',
    title: '退票',
    load: () => import('./refund/page'),
    menu: { group: '票据', place: 40, icon: LuTicketMinus },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/useTicketsDay/index',
    title: '按日用票',
    load: () => import('./stat/DayStatPage'),
    menu: { group: '票据', place: 50, icon: LuCalendarDays },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/ticket/entries',
    title: '票据流水',
    load: () => import('./entry/EntryListPage'),
    menu: { group: '票据', place: 60, icon: LuTickets },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/useTicketsMonth/index',
    title: '按月用票',
    load: () => import('./stat/MonthStatPage'),
    menu: { group: '票据', place: 70, icon: LuCalendarRange },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
  {
    path: '/ticket/reconcile',
    title: '与渣土场对账',
    load: () => import('./reconciliation/ReconciliationListPage'),
    menu: { group: '票据', place: 80, icon: LuScale },
    permission: 'chain:companyticket:get',
    roleTypes: ['COMPANY'],
  },
]
