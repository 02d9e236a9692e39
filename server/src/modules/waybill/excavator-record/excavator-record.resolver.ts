import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ExcavatorRecordService } from './excavator-record.service.js'
import {
  ExcavatorRecordFilter,
  ExcavatorRecordPage,
  ExcavatorRecordSort,
  ExcavatorRecordView,
} from './excavator-record.view.js'

@Resolver(() => ExcavatorRecordView)
export class ExcavatorRecordResolver {
  constructor(private readonly records: ExcavatorRecordService) {}

  @Query(() => ExcavatorRecordPage, {
    name: 'excavatorRecords',
    description: '挖机工时列表，只有已提交、审批中与已通过的，默认按开始时间降序',
  })
  list(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ExcavatorRecordFilter, { nullable: true }) filter?: ExcavatorRecordFilter,
    @Arg('sort', () => [ExcavatorRecordSort], { nullable: true }) sort?: ExcavatorRecordSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<ExcavatorRecordPage> {
    const fields = requestedFields(info, 'records')
    return this.records.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }
}
