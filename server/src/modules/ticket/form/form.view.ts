import { Field, ID, Int, ObjectType } from 'type-graphql'

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
  @Field(() => [String], { description: '公司的土质' })
  soilTypes!: string[]

  @Field(() => [String], { description: '最近的供票单位，最近的在前' })
  suppliers!: string[]

  @Field(() => [TicketFormStock], { description: '公司库存，没有的不列' })
  stocks!: TicketFormStock[]
}

/** Record that a form offers. */
export interface Choice {
  id: string
}

/** Choices of a ticket form. */
export interface TicketChoices extends TicketForm {
  projects: Choice[]
  dumpSites: Choice[]
  drivers: Choice[]
}
