import type { TicketCollectionChange, TicketCollectionInput } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { cleanCount } from '../../../ui/format/typed'
import type { Collection } from './rows'

/** What may still be changed once it is booked; "" is nothing. */
export interface Changeable {
  receiver: string
  picture: string
  remark: string
}

/** The form as its controls hold it, under the names of the API. */
export interface Values extends Changeable {
  projectInfoId: string
  garbageId: string
  soilType: string
  quantity: string
  driverId: string
  collectedAt: string
}

/** Of which tickets a form is to speak from the start. */
export type Known = Partial<Pick<Values, 'projectInfoId' | 'garbageId' | 'soilType'>>

/** The form of a new collection. */
export const emptyValues = (now: string, known: Known = {}): Values => ({
  projectInfoId: '',
  garbageId: '',
  soilType: '',
  ...known,
  quantity: '',
  driverId: '',
  collectedAt: now,
  receiver: '',
  picture: '',
  remark: '',
})

export const changeableOf = ({ receiver, picture, remark }: Collection): Changeable => ({
  receiver: receiver ?? '',
  picture: picture ?? '',
  remark: remark ?? '',
})

const said = (text: string) => text.trim() || null

const changed = ({ receiver, picture, remark }: Changeable) => ({
  receiver: said(receiver),
  picture: said(picture),
  remark: said(remark),
})

/** The form as the API takes it. */
export const inputOf = (values: Values): TicketCollectionInput => ({
  ...changed(values),
  projectInfoId: values.projectInfoId,
  garbageId: values.garbageId,
  soilType: values.soilType,
  quantity: Number(cleanCount(values.quantity)),
  driverId: values.driverId || null,
  collectedAt: instantOf(values.collectedAt),
})

export const changeOf = (
  values: Changeable,
  { id }: Pick<Collection, 'id'>,
  version: number,
): TicketCollectionChange => ({ ...changed(values), id, version })
