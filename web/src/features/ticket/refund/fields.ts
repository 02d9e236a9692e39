import type { TicketRefundInput } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { cleanCount, typedMoney } from '../../../ui/format/typed'

/** The form as its controls hold it, under the names of the API; "" is nothing. */
export interface Values {
  projectInfoId: string
  garbageId: string
  soilType: string
  quantity: string
  driverId: string
  goesTo: string
  price: string
  refundedAt: string
  picture: string
  remark: string
}

/** Of which tickets a form is to speak from the start. */
export type Known = Partial<Pick<Values, 'projectInfoId' | 'garbageId' | 'soilType'>>

/** The form of a new application. */
export const emptyValues = (now: string, known: Known = {}): Values => ({
  projectInfoId: '',
  garbageId: '',
  soilType: '',
  ...known,
  quantity: '',
  driverId: '',
  goesTo: 'COMPANY',
  price: '',
  refundedAt: now,
  picture: '',
  remark: '',
})

const said = (text: string) => text.trim() || null

/** The form as the API takes it; money comes back from the site alone. */
export function inputOf(values: Values): TicketRefundInput {
  const paid = values.goesTo === 'SUPPLIER'
  return {
    projectInfoId: values.projectInfoId,
    garbageId: values.garbageId,
    soilType: values.soilType,
    quantity: Number(cleanCount(values.quantity)),
    driverId: values.driverId || null,
    goesTo: paid ? 'SUPPLIER' : 'COMPANY',
    price: paid ? typedMoney(values.price) : null,
    refundedAt: instantOf(values.refundedAt),
    picture: said(values.picture),
    remark: said(values.remark),
  }
}
