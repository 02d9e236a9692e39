import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import { CaptainTaskInput, TaskView } from './task.view.js'
import { TaskAuditService } from './task-audit.service.js'

@Resolver()
export class TaskAuditResolver {
  constructor(private readonly audits: TaskAuditService) {}

  @Mutation(() => TaskView, {
    description: '审核任务申请：通过则所填的直付价自此时起生效（货运而没有渣土场的除外），驳回须写明原因',
  })
  auditCaptainTask(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve') approve: boolean,
    @Arg('reason', () => String, { nullable: true, description: '驳回时必填' }) reason?: string,
    @Arg('form', () => CaptainTaskInput, { nullable: true, description: '审核时修改的内容；不填则按申请' })
    form?: CaptainTaskInput,
    @Arg('replaceClashing', () => Boolean, { nullable: true, description: '一并失效与之冲突的直付价；另需失效的权限' })
    replaceClashing?: boolean,
    @Arg('version', () => Int, { nullable: true, description: apiTexts.shownVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TaskView> {
    return this.audits.audit(context.actor, { id, approve, reason, form, replaceClashing, version, idempotencyKey })
  }

  @Mutation(() => TaskView, { description: '失效已审核的任务申请，由它而来的直付价一并失效' })
  invalidateCaptainTask(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('version', () => Int, { nullable: true, description: apiTexts.shownVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TaskView> {
    return this.audits.invalidate(context.actor, { id, reason, version, idempotencyKey })
  }
}
