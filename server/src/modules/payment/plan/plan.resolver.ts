import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { PlanService } from './plan.service.js'
import { PaymentPlanInput, PlanView } from './plan.view.js'

@Resolver(() => PlanView)
export class PlanResolver {
  constructor(private readonly plans: PlanService) {}

  @Query(() => PlanView, { nullable: true, description: '一张结算单的付款计划；还没有则为空' })
  paymentPlan(
    @Ctx() context: RequestContext,
    @Arg('settlementId', () => ID) settlementId: string,
  ): Promise<PlanView | null> {
    return this.plans.find(context.actor, settlementId)
  }

  @Mutation(() => PlanView, { description: '付款计划预览，不写入任何数据' })
  previewPaymentPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => PaymentPlanInput) input: PaymentPlanInput,
  ): Promise<PlanView> {
    return this.plans.preview(context.actor, input)
  }

  @Mutation(() => PlanView, {
    description: '为已审核的结算单制定付款计划，替换原有的；已付款或已在付款单中的各期保留，其余重新计划',
  })
  createPaymentPlan(
    @Ctx() context: RequestContext,
    @Arg('input', () => PaymentPlanInput) input: PaymentPlanInput,
    @Args() asked: Asked,
  ): Promise<PlanView> {
    return this.plans.create(context.actor, input, asked)
  }

  @FieldResolver(() => String, {
    description: '付款计划.pdf 的地址：用同一令牌 GET，是现行计划的；只是预览的还没有文件',
  })
  pdfUrl(@Root() { settlementId }: PlanView): string {
    return `/chain/companysettle/downloadCompanyPaymentPlanSettlePdf?${new URLSearchParams({ settleId: settlementId })}`
  }

  @FieldResolver(() => [PlanView], { description: '在它之前、已被替换的付款计划，最近的在前' })
  former(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: PlanView): Promise<PlanView[]> {
    return loaders.formerPlans.load({ actor, id })
  }
}
