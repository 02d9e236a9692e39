import type { CardStatus, SettlementStatus } from '../../../../gql/types.generated'
import { countTexts } from '../../../../ui/format/texts'
import { commonTexts } from '../../../../ui/texts'

/** Every text of the captain's own page. */
export const texts = {
  hello: (name: string) => `${name}，您好`,
  figures: '我的运费',
  open: '待结算',
  settled: '已结算',
  stuck: '暂不能结算',
  trips: countTexts.tripsOf,
  yuan: commonTexts.yuanOf,
  tabs: { trips: '我的行程', cards: '我的卡', settlements: '结算单' },
  states: { all: commonTexts.all, open: '待结算', settled: '已结算', stuck: '暂不能结算' },
  stateLabel: '行程筛选',
  more: '加载更多',
  all: (total: string) => `共 ${total} 条，已全部显示`,
  noTrips: '没有行程',
  noCards: '没有结算卡',
  noSettlements: '没有结算单',
  why: {
    paid: (settleNo: string) => `已结算并付款，结算单${settleNo}`,
    paidInPart: (settleNo: string, amount: string) => `已结算，已付${amount}元，结算单${settleNo}`,
    settled: (settleNo: string) => `已结算，结算单${settleNo}，待付款`,
    handedIn: (giveCardNo: string) => `已交卡（${giveCardNo}），待公司结算`,
    onCard: (cardNo: string) => `待交卡：${cardNo}`,
    noCard: '未记入结算卡，请联系公司',
  },
  unpriced: '单价待定',
  cardOpen: (count: string) => `可结算 ${count} 张`,
  cardPending: (count: string) => `修改待审核 ${count} 张`,
  cardAll: (count: string) => `运单 ${count} 张`,
  cardHandedIn: (giveCardNo: string) => `已交卡，回执单${giveCardNo}`,
  cardWaiting: '待交卡',
  unsettled: '未结算',
  paid: '已付款',
  amount: '金额',
  rejected: (reason: string) => `驳回原因：${reason}`,
  cardStatuses: {
    NOT_ACTIVATED: '未激活',
    ACTIVATED: '已激活',
    SETTLED: '已结算',
    VOIDED: '已作废',
  } satisfies Record<CardStatus, string>,
  settlementStatuses: {
    PENDING: '待审核',
    APPROVED: '已审核，待付款',
    PAID: '已付款',
    REJECTED: '已驳回',
    SUPERSEDED: '已合并或拆分',
  } satisfies Record<SettlementStatus, string>,
}
