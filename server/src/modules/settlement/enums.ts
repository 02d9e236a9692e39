import { describeEnum } from '../../kernel/graphql.js'
import {
  accountKindLabels,
  cardStatusLabels,
  cardTypeLabels,
  cardTypeName,
  paperKindLabels,
  paperKindName,
  payeeContractStateLabels,
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

/** Where the contract with a payee stands today. */
export enum PayeeContractState {
  UNSIGNED = 'UNSIGNED',
  VALID = 'VALID',
  ENDING = 'ENDING',
  EXPIRED = 'EXPIRED',
}
describeEnum('PayeeContractState', PayeeContractState, '收款人合同的状态', payeeContractStateLabels)

/** What the number of an account can be: a card has a check digit, the account of a firm has none. */
export enum AccountKind {
  CARD = 'CARD',
  WRONG_CARD = 'WRONG_CARD',
  ACCOUNT = 'ACCOUNT',
}
describeEnum('AccountKind', AccountKind, '收款账号的种类', accountKindLabels)

export enum PaperKind {
  RECEIPT = 'RECEIPT',
  WEIGH_NOTE = 'WEIGH_NOTE',
  INVOICE = 'INVOICE',
  CONTRACT = 'CONTRACT',
  SITE_CONFIRMATION = 'SITE_CONFIRMATION',
  OTHER = 'OTHER',
}
describeEnum('PaperKind', PaperKind, paperKindName, paperKindLabels)
