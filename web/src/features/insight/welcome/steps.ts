import type { FirstStepKind } from '../../../gql/types.generated'

/** Where each step is done. */
export const pageOfStep: Record<FirstStepKind, string> = {
  PROJECT: '/base/projects',
  SITE: '/base/sites',
  SOIL: '/base/soils',
  PRICE: '/base/prices',
  CAPTAIN: '/base/captains',
  TRUCK: '/base/trucks',
  DRIVER: '/base/drivers',
  CARD: '/base/cards',
  PAYEE: '/base/payees',
  WAYBILL: '/chain/business/companywaybill2',
  RECEIPT: '/scan/index',
  SETTLEMENT: '/scan/historyCard',
  AUTHENTICATION: '/companyAuth/wizard',
  PAYMENT: '/chain/settlement',
}
