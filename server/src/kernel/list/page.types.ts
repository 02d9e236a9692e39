import { type ClassType, Field, InputType, Int, ObjectType } from 'type-graphql'
import { describeEnum } from '../graphql.js'

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
describeEnum('SortDirection', SortDirection, '排序方向', {
  ASC: '升序',
  DESC: '降序',
})

/** One order of a list; each list adds the field, of those that it can be sorted by. */
@InputType()
export abstract class SortInput {
  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: '排序方向' })
  direction!: SortDirection
}

/** One page of a list; each list adds its `records`, and a `summary` of everything that matches where it has one. */
@ObjectType()
export abstract class PageView {
  @Field(() => Int, { description: '符合条件的总条数' })
  total!: number
}

@InputType({ description: '分页' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: '页码，从 1 开始' })
  current!: number

  @Field(() => Int, { defaultValue: 20, description: '每页条数，1 到 5000' })
  size!: number
}

/** The argument `page` of every list: the first 20 unless told otherwise. */
export const pageArg = {
  nullable: true,
  defaultValue: { current: 1, size: 20 },
  description: '页码与每页条数，不填为第 1 页、每页 20 条',
}

@InputType({ description: '时间范围，含起不含止' })
export class DateTimeRange {
  @Field(() => Date, { nullable: true, description: '起（含）' })
  from?: Date | null

  @Field(() => Date, { nullable: true, description: '止（不含）' })
  to?: Date | null
}

/** A base class with the records of a page and their sums, for the page of a list to extend. */
export function pageOf<View extends object, Summary extends object>(
  what: string,
  View: ClassType<View>,
  Summary: ClassType<Summary>,
): abstract new () => PageView & { records: View[]; summary: Summary } {
  @ObjectType()
  abstract class Shown extends PageView {
    @Field(() => [View], { description: what })
    records!: View[]

    @Field(() => Summary, { description: '合计' })
    summary!: Summary
  }
  return Shown
}

/** A base class with the field that a list is sorted by, for its order to extend. */
export function sortBy<Key extends string>(
  keys: Readonly<Record<string, Key>>,
): abstract new () => SortInput & { field: Key } {
  @InputType()
  abstract class Given extends SortInput {
    @Field(() => keys, { description: '排序字段' })
    field!: Key
  }
  return Given
}
