import { Field, ID, ObjectType } from 'type-graphql'
import { optional, text } from '../../../kernel/graphql.js'

@ObjectType({ description: '可选的项目' })
export class FormProject {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '项目' })
  name!: string

  @Field(() => [ID], { description: '该项目的渣土场编号' })
  dumpSiteIds!: string[]

  @Field(() => [String], { description: '该项目的土质' })
  soilTypes!: string[]
}

@ObjectType({ description: '可选的渣土场' })
export class FormDumpSite {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '渣土场' })
  name!: string
}

@ObjectType({ description: '可选的车队长' })
export class FormCaptain {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '车队长' })
  name!: string

  @Field({ description: '手机号' })
  mobile!: string
}

@ObjectType({ description: '可选的司机' })
export class FormDriver {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '司机' })
  name!: string

  @Field(() => ID, { description: '车队长编号' })
  captainId!: string
}

@ObjectType({ description: '可选的车辆' })
export class FormTruck {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '车牌' })
  truckCode!: string

  @Field(() => ID, { description: '车队长编号' })
  captainId!: string

  @Field(text, optional('车辆类型'))
  vehicleType!: string | null
}

@ObjectType({ description: '填写运单时可选的内容' })
export class WaybillForm {
  @Field(() => [FormProject], { description: '项目' })
  projects!: FormProject[]

  @Field(() => [FormDumpSite], { description: '渣土场' })
  dumpSites!: FormDumpSite[]

  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]

  @Field(() => [FormCaptain], { description: '车队长' })
  captains!: FormCaptain[]

  @Field(() => [FormDriver], { description: '司机' })
  drivers!: FormDriver[]

  @Field(() => [FormTruck], { description: '车辆' })
  trucks!: FormTruck[]
}
