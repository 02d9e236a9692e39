import { Field, ID, ObjectType } from 'type-graphql'
import { optional, renamedTo, text } from '../../../kernel/graphql.js'
import { sitesOfProject } from '../../documented-name.js'
import { waybillLabels as labels, ownId, plate } from './fields.js'

@ObjectType({ description: '可选的项目' })
export class FormProject {
  @Field(() => ID, { description: ownId.label })
  id!: string

  @Field({ description: labels.projectName, deprecationReason: renamedTo('projectName') })
  name!: string

  @Field({ description: '默认用票：去渣土场的新运单没有说明时即用票' })
  usesTickets!: boolean

  @Field(() => [ID], { description: sitesOfProject })
  garbageIds!: string[]

  @Field(() => [String], { description: '该项目的土质' })
  soilTypes!: string[]
}

@ObjectType({ description: '可选的渣土场' })
export class FormDumpSite {
  @Field(() => ID, { description: ownId.label })
  id!: string

  @Field({ description: labels.garbageName, deprecationReason: renamedTo('garbageName') })
  name!: string
}

@ObjectType({ description: '可选的车队长' })
export class FormCaptain {
  @Field(() => ID, { description: ownId.label })
  id!: string

  @Field({ description: labels.captainName })
  name!: string

  @Field({ description: '手机号' })
  mobile!: string
}

@ObjectType({ description: '可选的司机' })
export class FormDriver {
  @Field(() => ID, { description: ownId.label })
  id!: string

  @Field({ description: labels.driverName })
  name!: string

  @Field(() => ID, { description: labels.captainId })
  captainId!: string
}

@ObjectType({ description: '可选的车辆' })
export class FormTruck {
  @Field(() => ID, { description: ownId.label })
  id!: string

  @Field({ description: plate.label })
  truckCode!: string

  @Field(() => ID, { description: labels.captainId })
  captainId!: string

  @Field(text, optional(labels.goVehicleType))
  vehicleType!: string | null
}

@ObjectType({ description: '填写运单时可选的内容' })
export class WaybillForm {
  @Field(() => [FormProject], { description: labels.projectName })
  projects!: FormProject[]

  @Field(() => [FormDumpSite], { description: labels.garbageName })
  dumpSites!: FormDumpSite[]

  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]

  @Field(() => [FormCaptain], { description: labels.captainName })
  captains!: FormCaptain[]

  @Field(() => [FormDriver], { description: labels.driverName })
  drivers!: FormDriver[]

  @Field(() => [FormTruck], { description: '车辆' })
  trucks!: FormTruck[]
}
