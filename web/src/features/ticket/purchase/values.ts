import type { TicketPurchaseChange, TicketPurchaseInput } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { type Money } from '../../../ui/format/decimal'
import { cleanCount, typedMoney } from '../../../ui/format/typed'
import type { TicketPurchaseRowFragment as Purchase } from './purchase.generated'

/** Fields that can be changed after the booking; "" for an empty one. */
export interface Changeable {
  supplier: string
  expiresOn: string
  invoiceNo: string
  picture: string
  remark: string
}

/** Values of the form's controls, by the names of the API. */
export interface Values extends Changeable {
  garbageId: string
  soilType: string
  quantity: string
  price: string
  boughtAt: string
}

/** The form of a new purchase. */
export const emptyValues = (now: string): Values => ({
  garbageId: '',
  soilType: '',
  quantity: '',
  price: '',
  boughtAt: now,
  supplier: '',
  expiresOn: '',
  invoiceNo: '',
  picture: '',
  remark: '',
})

export const changeableOf = (purchase: Purchase): Changeable => ({
  supplier: purchase.supplier,
  expiresOn: purchase.expiresOn ?? '',
  invoiceNo: purchase.invoiceNo ?? '',
  picture: purchase.picture ?? '',
  remark: purchase.remark ?? '',
})

const said = (text: string) => text.trim() || null

const changed = ({ supplier, expiresOn, invoiceNo, picture, remark }: Changeable) => ({
  supplier: supplier.trim(),
  expiresOn: said(expiresOn),
  invoiceNo: said(invoiceNo),
  picture: said(picture),
  remark: said(remark),
})

/** Form as input of the API, with a checked price. */
export const inputOf = (values: Values): TicketPurchaseInput => ({
  ...changed(values),
  garbageId: values.garbageId,
  soilType: values.soilType,
  quantity: Number(cleanCount(values.quantity)),
  price: typedMoney(values.price) ?? ('' as Money),
  boughtAt: instantOf(values.boughtAt),
})

export const changeOf = (values: Changeable, { id }: Pick<Purchase, 'id'>, version: number): TicketPurchaseChange => ({
  ...changed(values),
  id,
  version,
})
