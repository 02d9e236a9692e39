import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { optional, requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { MachineView } from '../../fleet/index.js'
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

  @FieldResolver(() => MachineView, optional('本公司登记的这台机械；没有登记的为空'))
  machine(@Ctx() { actor, loaders }: Context, @Root() { machineId }: ExcavatorRecordView): Promise<MachineView | null> {
    return loaders.machine.load({ actor, id: machineId })
  }
}
