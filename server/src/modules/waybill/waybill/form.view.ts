import { Field, ID, ObjectType } from 'type-graphql'
import { optional, text } from '../../../kernel/graphql.js'

@ObjectType()
export class FormProject {
  @Field(() => ID)
  id!: string

  @Field({ description: '项目名称' })
  name!: string

  @Field(() => [ID], { description: '该项目的渣土场编号' })
  dumpSiteIds!: string[]

  @Field(() => [String], { description: '该项目的土质' })
  soilTypes!: string[]
}

@ObjectType()
export class FormDumpSite {
  @Field(() => ID)
  id!: string

  @Field({ description: '渣土场' })
  name!: string
}

@ObjectType()
export class FormCaptain {
  @Field(() => ID)
  id!: string

  @Field({ description: '车队长' })
  name!: string

  @Field({ description: '手机号' })
  mobile!: string
}

@ObjectType()
export class FormDriver {
  @Field(() => ID)
  id!: string

  @Field({ description: '司机' })
  name!: string

  @Field(() => ID, { description: '车队长编号' })
  captainId!: string
}

@ObjectType()
export class FormTruck {
  @Field(() => ID)
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
  @Field(() => [FormProject])
  projects!: FormProject[]

  @Field(() => [FormDumpSite])
  dumpSites!: FormDumpSite[]

  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]

  @Field(() => [FormCaptain])
  captains!: FormCaptain[]

  @Field(() => [FormDriver])
  drivers!: FormDriver[]

  @Field(() => [FormTruck])
  trucks!: FormTruck[]
}
