import { Field, ObjectType } from 'type-graphql'
import { recordsIn } from '../../edge.js'
import { captainEdge, driverEdge, truckEdge } from '../../fleet/index.js'
import { dumpSitesEdge, projectEdge } from '../../project/index.js'

export interface Choice {
  id: string
  name: string
}
export type ChoiceOfCaptain = Choice & { captainId: string }

/** Base data that a waybill may name; trucks are named by their plates. */
export interface WaybillChoices {
  projects: Choice[]
  dumpSites: Choice[]
  soilTypes: string[]
  captains: Choice[]
  drivers: ChoiceOfCaptain[]
  trucks: ChoiceOfCaptain[]
}

@ObjectType({ description: '填写运单时可选的内容' })
export class WaybillForm implements Pick<WaybillChoices, 'soilTypes'> {
  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]
}

/** Records that a form of waybills offers, in the order in which people look for them. */
export const choicesOfWaybills: object[] = recordsIn(
  WaybillForm,
  { ...projectEdge, name: 'projects' },
  dumpSitesEdge,
  { ...captainEdge, name: 'captains', loader: 'captainChoice' },
  { ...driverEdge, name: 'drivers', loader: 'driverChoice' },
  { ...truckEdge, name: 'trucks', loader: 'truckChoice' },
)
