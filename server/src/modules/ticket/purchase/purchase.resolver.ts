import { bookingResolvers } from '../booking/booking.resolver.js'
import { purchases, type TicketPurchaseService } from './purchase.service.js'
import {
  TicketPurchaseChange,
  TicketPurchaseFilter,
  TicketPurchaseInput,
  TicketPurchasePage,
  TicketPurchaseSort,
  TicketPurchaseView,
} from './purchase.view.js'

const types = {
  View: TicketPurchaseView,
  Page: TicketPurchasePage,
  Filter: TicketPurchaseFilter,
  Sort: TicketPurchaseSort,
  Input: TicketPurchaseInput,
  Change: TicketPurchaseChange,
}

export const purchaseResolvers = (service: TicketPurchaseService): object[] =>
  bookingResolvers(purchases, service, types, {
    order: '购票时间',
    register: { name: 'purchaseTickets', description: '登记购票：计入公司库存' },
    update: { name: 'updateTicketPurchase', description: '修改购票中不影响张数和金额的内容；版本不是最新的会被拒绝' },
    void: { name: 'voidTicketPurchase', description: '作废购票：在原时间冲回，库存可因此为负' },
  })
