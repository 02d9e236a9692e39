import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { RequestContext } from '../../../kernel/context.js'
import { ExportList } from '../sheet/sheets.js'
import { exportTaskMachine } from './export-task.machine.js'
import { ExportTaskService } from './export-task.service.js'
import { askedList, ExportInput, ExportTaskView } from './export-task.view.js'
import { ExportStatus } from './fields.js'

/** Verbs of an export. */
const ExportTaskAction = actionType('ExportTask', movesOf(exportTaskMachine))

@Resolver(() => ExportTaskView)
export class ExportTaskResolver {
  constructor(private readonly tasks: ExportTaskService) {}

  @Query(() => [ExportTaskView], { description: '本人的导出任务，含批量查询，新的在前' })
  exportTasks(@Ctx() context: RequestContext): Promise<ExportTaskView[]> {
    return this.tasks.list(context.actor)
  }

  @Mutation(() => ExportTaskView, { description: '在后台导出选中的记录或全部查询结果' })
  startExport(
    @Ctx() context: RequestContext,
    @Arg('input', () => ExportInput) { list: given, ...input }: ExportInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<ExportTaskView> {
    const { list, filter, sort } = askedList(given)
    return this.tasks.start(context.actor, { ...input, list, filter: filter ?? {}, sort: sort ?? [] }, key)
  }

  @Mutation(() => ExportTaskView, { description: '取消排队中或导出中的任务，含批量查询' })
  cancelExport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<ExportTaskView> {
    return this.tasks.cancel(context.actor, id, key)
  }

  @Mutation(() => ExportTaskView, { description: '重新执行失败或已取消的任务' })
  retryExport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<ExportTaskView> {
    return this.tasks.retry(context.actor, id, key)
  }

  @FieldResolver(() => [ExportTaskAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { status }: ExportTaskView): string[] {
    return exportTaskMachine.actions(ExportStatus[status], actor)
  }

  @FieldResolver(() => ExportList, { nullable: true, description: '列表；已不能导出的为空' })
  list(@Root() { list }: ExportTaskView): string | null {
    return Object.hasOwn(ExportList, list) ? list : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: '已完成的文件的地址：用同一令牌 GET，得到 .xlsx、.jsonl 或 .csv；未完成时为空',
  })
  fileUrl(@Root() { id, status }: ExportTaskView): string | null {
    return status === 'DONE' ? `/chain/excelExport/download?id=${id}` : null
  }
}
