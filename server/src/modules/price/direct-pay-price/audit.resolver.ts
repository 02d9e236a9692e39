import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import { PriceAuditService } from './audit.service.js'
import { DirectPayPriceView } from './direct-pay-price.view.js'

@Resolver()
export class PriceAuditResolver {
  constructor(private readonly audits: PriceAuditService) {}

  @Mutation(() => DirectPayPriceView, {
    description: '审核直付价：通过则自此时起生效，驳回须写明原因。与已生效的冲突时拒绝并说明，或一并失效旧的',
  })
  auditDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve') approve: boolean,
    @Arg('reason', () => String, { nullable: true, description: '驳回时必填' }) reason?: string,
    @Arg('replaceClashing', () => Boolean, { nullable: true, description: '一并失效与之冲突的直付价；另需失效的权限' })
    replaceClashing?: boolean,
    @Arg('version', () => Int, { nullable: true, description: apiTexts.shownVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DirectPayPriceView> {
    return this.audits.audit(context.actor, { id, approve, reason, replaceClashing, version, idempotencyKey })
  }

  @Mutation(() => DirectPayPriceView, { description: '失效已审核的直付价；此前出场的运单仍按此价' })
  invalidateDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('version', () => Int, { nullable: true, description: apiTexts.shownVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DirectPayPriceView> {
    return this.audits.invalidate(context.actor, { id, reason, version, idempotencyKey })
  }
}
