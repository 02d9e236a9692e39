import { Field, InputType, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { {{one}}Table as table } from './fields.js'

@ObjectType('{{Type}}', { description: '{{label}}' })
export class {{Type}}View extends objectOf(table) {}

@ObjectType({ description: '查询到的{{label}}的合计' })
export class {{Type}}Summary {
  @Field(() => Date, optional('其中最近一次修改的时间'))
  lastChange!: Date | null
}

@ObjectType({ description: '一页{{label}}' })
export class {{Type}}Page extends pageOf('{{label}}', {{Type}}View, {{Type}}Summary) {}

@InputType({ description: '{{label}}查询条件' })
export class {{Type}}Filter extends listFilterOf(table, '{{Type}}') {}

export enum {{Type}}SortField {
  NAME = 'NAME',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('{{Type}}SortField', {{Type}}SortField, '{{label}}排序字段')

@InputType({ description: '{{label}}排序' })
export class {{Type}}Sort extends sortBy({{Type}}SortField) {}

@ObjectType({ description: '{{label}}的一次字段修改' })
export class {{Type}}Change extends FieldChangeView {}
