import { describeEnum } from '../../kernel/graphql.js'
import { firstStepLabels } from './labels.js'

/** What a new company does until its first settlement, in this order. */
export enum FirstStepKind {
  PROJECT = 'PROJECT',
  SITE = 'SITE',
  SOIL = 'SOIL',
  PRICE = 'PRICE',
  CAPTAIN = 'CAPTAIN',
  TRUCK = 'TRUCK',
  DRIVER = 'DRIVER',
  CARD = 'CARD',
  PAYEE = 'PAYEE',
  WAYBILL = 'WAYBILL',
  RECEIPT = 'RECEIPT',
  SETTLEMENT = 'SETTLEMENT',
  AUTHENTICATION = 'AUTHENTICATION',
  PAYMENT = 'PAYMENT',
}
describeEnum('FirstStepKind', FirstStepKind, '新公司的一步', firstStepLabels)
