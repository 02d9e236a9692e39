import type { TicketCollectionChange, TicketCollectionInput } from '../../../gql/types.generated'
import { instantOf } from '../../../ui/form/dates/typed'
import { cleanCount } from '../../../ui/format/typed'
import type { TicketCollectionRowFragment as Collection } from './collection.generated'

/** Fields that can be changed after the booking; "" for an empty one. */
export interface Changeable {
  receiver: string
  picture: string
  remark: string
}

/** Values of the form's controls, by the names of the API. */
export interface Values extends Changeable {
  projectInfoId: string
  garbageId: string
  soilType: string
  quantity: string
  driverId: string
  collectedAt: string
}

/** First values of a form. */
export type Known = Partial<Pick<Values, 'projectInfoId' | 'garbageId' | 'soilType'>>

/** The form of a new collection. */
export const emptyValues = (
  now: string,
  { projectInfoId = '', garbageId = '', soilType = '' }: Known = {},
): Values => ({
  projectInfoId,
  garbageId,
  soilType,
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

/** Form as input of the API. */
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
