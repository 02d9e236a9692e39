import { type ClassType, Field, ObjectType } from 'type-graphql'
import { PageView } from './list/page.types.js'

/** Descriptions that many types and fields of the API share. */
export const apiTexts = {
  records: '本页的内容',
  allSums: '符合条件的全部合计',
  sums: '查询结果的合计',
  actions: '当前用户可做的操作',
  refusedActions: '不能做的操作及原因',
  refusedReasons: '当前不能做的操作及其原因，用于按钮的提示',
  seenVersion: '所读的版本；不是最新的会被拒绝',
  shownVersion: '所见的版本；已被修改的会被拒绝',
  hint: '给操作员的提示',
  firstDay: '第一天，yyyy-MM-dd',
  lastDay: '最后一天，yyyy-MM-dd',
} as const

/** Base class of a page whose records need no name of their own, as `pageOf` is of those that have one. */
export function recordsPageOf<View extends object, Summary extends object>(
  View: ClassType<View>,
  Summary: ClassType<Summary>,
): abstract new () => PageView & { records: View[]; summary: Summary } {
  @ObjectType()
  abstract class Shown extends PageView {
    @Field(() => [View], { description: apiTexts.records })
    records!: View[]

    @Field(() => Summary, { description: apiTexts.allSums })
    summary!: Summary
  }
  return Shown
}
