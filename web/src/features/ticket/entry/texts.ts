import { ticketEntryFields } from '../../../gql/fields/ticket.generated'
import { labelsOf } from '../../../kit/fields'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'
import { bookingTexts } from '../booking'

/** Every text of the ledger of tickets. */
export const texts = {
  title: '票据流水',
  empty: '还没有票据流水',
  fields: labelsOf(ticketEntryFields),
  kinds: bookingTexts.kinds,
  ticketDay: '票日',
  happened: '发生时间（票日自06:00起）',
  documents: { purchaseId: '购票单', collectionId: '领票单', refundId: '退票单' },
  movesCompanyStock: '增减公司库存',
  yes: commonTexts.yes,
  no: commonTexts.no,
  openCorrections: '更正用票，查看流水',
  ofCost: '项目成本',
  phaseCost: '票据调整',
  unpriced: '没有单价',
  chosen: '已选定',
  sheets: countTexts.tickets,
  yuan: commonTexts.yuan,
  correct: '更正',
  correctTitle: '更正票据',
  correction: '更正',
  early: '期初剩余（月末转月初）',
  collected: '领票',
  trips: '运单用票',
  used: '更正用票',
  refunded: '退票',
  left: '期末剩余',
  purchased: '购票',
  tripsLink: '查看这些运单',
  tripsHint: '运单用票不在流水中，随运单计入合计',
  signedHint: '负数为冲回，例如 -5',
  kindHint: '领票的更正同时增减公司库存，用票和退票的只改项目剩余',
  reasonHint: '写明差错和依据',
  booked: '已更正',
  ofProject: '由项目保管',
  driverHint: '只与某司机有关时选择',
  correctHint: '更正是一笔只增不改的流水，不受库存限制；更正错了，再更正回来',
}
