import type { TicketEntryKind } from '../../../gql/types.generated'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Texts of all bookings of tickets. */
export const texts = {
  kinds: { PURCHASE: '购票', COLLECT: '领票', USE: '用票', REFUND: '退票' } satisfies Record<TicketEntryKind, string>,
  ledger: '票据流水',
  noLedger: '还没有入账',
  openLedger: '在票据流水中查看',
  happenedAt: '发生时间',
  kind: '类型',
  quantity: '张数',
  bookedBy: '登记人',
  sheets: countTexts.tickets,
  edit: '修改',
  void: '作废',
  voided: '已作废',
  inFuture: (what: string) => `${what}不能晚于现在`,
  pictures: '照片',
  noPictures: '没有照片',
  pictureHint: 'JPG、PNG，每张不超过5MB',
  basic: commonTexts.basics,
  process: '登记与作废',
}
