import { describeEnum } from '../../kernel/graphql.js'
import {
  cardStatusLabels,
  cardTypeLabels,
  cardTypeName,
  receiptStatusLabels,
  settlementStatusLabels,
} from './labels.js'

/** The numbers of the specifications for these values live in the REST presenters only. */
export enum CardStatus {
  NOT_ACTIVATED = 'NOT_ACTIVATED',
  ACTIVATED = 'ACTIVATED',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
describeEnum('CardStatus', CardStatus, '结算卡状态', cardStatusLabels)

export enum CardKind {
  CAPTAIN = 'CAPTAIN',
  SUB = 'SUB',
}
describeEnum('CardKind', CardKind, '结算卡种类', {
  CAPTAIN: '车队长主卡',
  SUB: '子卡',
})

export enum CardType {
  PURCHASE = 'PURCHASE',
  REFUND = 'REFUND',
  CARRY_OVER = 'CARRY_OVER',
}
describeEnum('CardType', CardType, cardTypeName, cardTypeLabels)

export enum ReceiptStatus {
  OPEN = 'OPEN',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
describeEnum('ReceiptStatus', ReceiptStatus, '交卡回执单状态', receiptStatusLabels)

export enum SettlementStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  PAID = 'PAID',
  REJECTED = 'REJECTED',
  SUPERSEDED = 'SUPERSEDED',
}
describeEnum('SettlementStatus', SettlementStatus, '结算单状态', settlementStatusLabels)
