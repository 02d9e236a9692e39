import { bookingResolvers } from '../booking/booking.resolver.js'
import type { BookingService } from '../booking/booking.service.js'
import { type Collection, namedCollections } from './collection.service.js'
import {
  TicketCollectionChange,
  TicketCollectionFilter,
  TicketCollectionInput,
  TicketCollectionPage,
  TicketCollectionSort,
  TicketCollectionView,
} from './collection.view.js'

const types = {
  View: TicketCollectionView,
  Page: TicketCollectionPage,
  Filter: TicketCollectionFilter,
  Sort: TicketCollectionSort,
  Input: TicketCollectionInput,
  Change: TicketCollectionChange,
}

export const collectionResolvers = (service: BookingService<Collection>): object[] =>
  bookingResolvers(namedCollections, service, types, {
    order: '领票时间',
    register: {
      name: 'collectTickets',
      description: '登记领票：从公司库存领到项目，可由司机领用；公司库存不足会被拒绝',
    },
    update: { name: 'updateTicketCollection', description: '修改领票中不影响张数的内容；版本不是最新的会被拒绝' },
    void: {
      name: 'voidTicketCollection',
      description: '作废领票：在原时间冲回，退回公司库存；项目剩余可因此为负',
    },
  })
