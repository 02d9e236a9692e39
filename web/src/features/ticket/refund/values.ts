import type { TicketRefundInput } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { cleanCount, typedMoney } from '../../../ui/format/typed'

/** Values of the form's controls, by the names of the API; "" means none. */
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

/** First values of a form. */
export type Known = Partial<Pick<Values, 'projectInfoId' | 'garbageId' | 'soilType'>>

/** The form of a new application. */
export const emptyValues = (
  now: string,
  { projectInfoId = '', garbageId = '', soilType = '' }: Known = {},
): Values => ({
  projectInfoId,
  garbageId,
  soilType,
  quantity: '',
  driverId: '',
  goesTo: 'COMPANY',
  price: '',
  refundedAt: now,
  picture: '',
  remark: '',
})

const said = (text: string) => text.trim() || null

/** Form as input of the API; only the site refunds money. */
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
