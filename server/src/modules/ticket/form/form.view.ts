import { Field, ID, Int, ObjectType } from 'type-graphql'
import { renamedTo } from '../../../kernel/graphql.js'
import { sitesOfProject } from '../../documented-name.js'

@ObjectType({ description: '可选的项目' })
export class TicketFormProject {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '项目', deprecationReason: renamedTo('projectName') })
  name!: string

  @Field(() => [ID], { description: sitesOfProject })
  garbageIds!: string[]

  @Field(() => [String], { description: '该项目的土质' })
  soilTypes!: string[]
}

@ObjectType({ description: '可选的渣土场' })
export class TicketFormSite {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '渣土场', deprecationReason: renamedTo('garbageName') })
  name!: string
}

@ObjectType({ description: '可选的司机' })
export class TicketFormDriver {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '司机' })
  name!: string

  @Field({ description: '车队长' })
  captainName!: string
}

@ObjectType({ description: '公司库存：还没有领到项目的票' })
export class TicketFormStock {
  @Field(() => ID, { description: '渣土场编号' })
  garbageId!: string

  @Field({ description: '土质' })
  soilType!: string

  @Field(() => Int, { description: '张数；负数为库存不足' })
  quantity!: number
}

@ObjectType({ description: '登记票据时可选的内容' })
export class TicketForm {
  @Field(() => [TicketFormProject], { description: '项目' })
  projects!: TicketFormProject[]

  @Field(() => [TicketFormSite], { description: '渣土场' })
  dumpSites!: TicketFormSite[]

  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]

  @Field(() => [TicketFormDriver], { description: '司机' })
  drivers!: TicketFormDriver[]

  @Field(() => [String], { description: '最近的供票单位，最近的在前' })
  suppliers!: string[]

  @Field(() => [TicketFormStock], { description: '公司库存，没有的不列' })
  stocks!: TicketFormStock[]
}
