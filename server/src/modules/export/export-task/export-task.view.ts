import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { JsonScalar } from '../../../kernel/graphql.js'
import { ExportList } from '../sheet/sheets.js'
import { exportTaskTable } from './fields.js'

@ObjectType('ExportTask', { description: '后台导出任务；文件保留 7 天' })
export class ExportTaskView extends objectOf(exportTaskTable) {
  /** Stored name of the list; its sheet may no longer exist. */
  list!: string
}

@InputType({ description: '导出的一列' })
export class ExportColumnInput {
  @Field({ description: '列，例如 truckCode' })
  key!: string

  @Field({ description: '列名' })
  title!: string
}

@InputType({ description: '要导出的内容' })
export class ExportInput {
  @Field(() => ExportList, { description: '列表' })
  list!: string

  @Field(() => [ExportColumnInput], { description: '列，按此顺序' })
  columns!: ExportColumnInput[]

  @Field(() => JsonScalar, { nullable: true, description: '查询条件，与该列表的查询相同' })
  filter?: unknown

  @Field(() => JsonScalar, { nullable: true, description: '排序，与该列表的查询相同' })
  sort?: unknown

  @Field(() => [ID], { nullable: true, description: '只导出这些记录，最多 10000 条；不填则导出全部查询结果' })
  ids?: string[] | null
}
