import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('Project', { description: '项目' })
export class ProjectView {
  @Field(() => ID)
  id!: string

  @Field({ description: '项目名称' })
  name!: string
}
