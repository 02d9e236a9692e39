import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('Project', { description: '项目' })
export class ProjectView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '项目' })
  name!: string
}

@ObjectType('SoilType', { description: '土质' })
export class SoilTypeView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '土质' })
  name!: string
}

@ObjectType('DumpSite', { description: '渣土场' })
export class DumpSiteView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '渣土场' })
  name!: string
}
