import { describeEnum } from '../../kernel/graphql.js'

/** Types whose records are found by their ids. */
export enum NodeType {
  WAYBILL = 'WAYBILL',
  PUNCH = 'PUNCH',
  CARD = 'CARD',
  RECEIPT = 'RECEIPT',
  SETTLEMENT = 'SETTLEMENT',
  PAYMENT = 'PAYMENT',
  INVOICE = 'INVOICE',
  PROJECT = 'PROJECT',
  DUMP_SITE = 'DUMP_SITE',
  CAPTAIN = 'CAPTAIN',
  DRIVER = 'DRIVER',
  TRUCK = 'TRUCK',
  MACHINE = 'MACHINE',
  TICKET_PURCHASE = 'TICKET_PURCHASE',
  TICKET_COLLECTION = 'TICKET_COLLECTION',
  TICKET_REFUND = 'TICKET_REFUND',
  TICKET_RECONCILIATION = 'TICKET_RECONCILIATION',
}
export const nodeTypeLabels: Record<`${NodeType}`, string> = {
  WAYBILL: '运单',
  PUNCH: '打卡',
  CARD: '结算卡',
  RECEIPT: '交卡回执单',
  SETTLEMENT: '结算单',
  PAYMENT: '付款单',
  INVOICE: '发票',
  PROJECT: '项目',
  DUMP_SITE: '渣土场',
  CAPTAIN: '车队长',
  DRIVER: '司机',
  TRUCK: '车辆',
  MACHINE: '挖机',
  TICKET_PURCHASE: '购票',
  TICKET_COLLECTION: '领票',
  TICKET_REFUND: '退票',
  TICKET_RECONCILIATION: '渣土场对账',
}
describeEnum('NodeType', NodeType, '记录的类型', nodeTypeLabels)
