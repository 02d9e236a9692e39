import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import { hasHand } from '../../../kernel/command/hands.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { membersText, priceTexts, reviewedFacts, termLabels } from '../../price/index.js'
import { taskMachine } from './task.machine.js'
import { TaskService } from './task.service.js'
import { CaptainTaskFilter, CaptainTaskInput, CaptainTaskSort, TaskPage, TaskView } from './task.view.js'

/** Verbs of a task. */
const CaptainTaskAction = actionType('CaptainTask', movesOf(taskMachine))

@Resolver(() => TaskView)
export class TaskResolver {
  constructor(private readonly tasks: TaskService) {}

  @Query(() => TaskPage, { name: 'captainTasks', description: '任务申请列表，默认按申请时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => CaptainTaskFilter, { nullable: true }) filter?: CaptainTaskFilter,
    @Arg('sort', () => [CaptainTaskSort], { nullable: true }) sort?: CaptainTaskSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TaskPage> {
    const fields = requestedFields(info, 'records')
    return this.tasks.list(context.actor, { filter, sort, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => TaskView, { name: 'captainTask', nullable: true, description: '取一份任务申请' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TaskView | null> {
    return (await this.tasks.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => TaskView, { description: '提交任务申请' })
  applyCaptainTask(
    @Ctx() context: RequestContext,
    @Arg('input', () => CaptainTaskInput) input: CaptainTaskInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TaskView> {
    return this.tasks.apply(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TaskView, { description: '修改待审核的任务申请；填写的版本不是最新的会被拒绝' })
  updateCaptainTask(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CaptainTaskInput) input: CaptainTaskInput,
    @Arg('version', () => Int, { nullable: true }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TaskView> {
    return this.tasks.update(context.actor, { id, input, version, idempotencyKey })
  }

  @Mutation(() => DeletedRecord, { description: '删除待审核的任务申请' })
  async deleteCaptainTask(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DeletedRecord> {
    await this.tasks.delete(context.actor, { id, idempotencyKey })
    return deletionOf('CaptainTask', id)
  }

  @FieldResolver(() => String, { description: `${termLabels.captainAndDrivers}，一行文字` })
  captainAndDriversText(@Root() { captainAndDrivers }: TaskView): string {
    return membersText(captainAndDrivers, priceTexts.allDrivers)
  }

  @FieldResolver(() => Boolean, { description: '是否为当前用户本人申请或修改' })
  own(@Ctx() { actor }: RequestContext, @Root() task: TaskView): boolean {
    return hasHand(actor, task)
  }

  @FieldResolver(() => [CaptainTaskAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() task: TaskView): string[] {
    return taskMachine.actions(task.status, actor, reviewedFacts(actor, task))
  }
}
