import { registerEnumType } from 'type-graphql'

/** The numbers of the specifications for these values live in the REST presenters only. */
export enum CardStatus {
  NOT_ACTIVATED = 'NOT_ACTIVATED',
  ACTIVATED = 'ACTIVATED',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
registerEnumType(CardStatus, {
  name: 'CardStatus',
  description: '结算卡状态',
  valuesConfig: {
    NOT_ACTIVATED: { description: '未激活' },
    ACTIVATED: { description: '已激活' },
    SETTLED: { description: '已结算' },
    VOIDED: { description: '已作废' },
  },
})

export enum CardKind {
  CAPTAIN = 'CAPTAIN',
  SUB = 'SUB',
}
registerEnumType(CardKind, {
  name: 'CardKind',
  description: '结算卡种类',
  valuesConfig: { CAPTAIN: { description: '车队长主卡' }, SUB: { description: '子卡' } },
})

export enum CardType {
  PURCHASE = 'PURCHASE',
  REFUND = 'REFUND',
  CARRY_OVER = 'CARRY_OVER',
}
registerEnumType(CardType, {
  name: 'CardType',
  description: '购票类型',
  valuesConfig: {
    PURCHASE: { description: '购票' },
    REFUND: { description: '退票' },
    CARRY_OVER: { description: '月末转月初' },
  },
})

export enum ReceiptStatus {
  OPEN = 'OPEN',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
registerEnumType(ReceiptStatus, {
  name: 'ReceiptStatus',
  description: '交卡回执单状态',
  valuesConfig: {
    OPEN: { description: '未结算' },
    SETTLED: { description: '已结算' },
    VOIDED: { description: '已作废' },
  },
})

export enum SettlementStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  PAID = 'PAID',
  REJECTED = 'REJECTED',
  SUPERSEDED = 'SUPERSEDED',
}
registerEnumType(SettlementStatus, {
  name: 'SettlementStatus',
  description: '结算单状态',
  valuesConfig: {
    PENDING: { description: '待审核' },
    APPROVED: { description: '已审核' },
    PAID: { description: '已付款' },
    REJECTED: { description: '已驳回' },
    SUPERSEDED: { description: '已合并或拆分' },
  },
})
