import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ description: '票据统计可选的项目或渣土场' })
export class TicketPlace {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '名称' })
  name!: string
}

@ObjectType({ description: '票据统计可选的项目、渣土场与土质，含已停用的' })
export class TicketPlaces {
  @Field(() => [TicketPlace], { description: '项目' })
  projects!: TicketPlace[]

  @Field(() => [TicketPlace], { description: '渣土场' })
  dumpSites!: TicketPlace[]

  @Field(() => [String], { description: '土质' })
  soilTypes!: string[]
}
