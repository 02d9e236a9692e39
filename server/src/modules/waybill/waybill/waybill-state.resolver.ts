import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { RequestContext } from '../../../kernel/context.js'
import { ConfirmationView } from '../confirmation/confirmation.view.js'
import { ReviewView } from '../review/review.view.js'
import { sealedFieldsOf } from './sealing.js'
import { waybillMachine } from './waybill.machine.js'
import { WaybillView } from './waybill.view.js'

/** Verbs of a waybill. */
const WaybillAction = actionType('Waybill', movesOf(waybillMachine))

@ObjectType({ description: '不能再修改的字段，及其原因' })
export class SealedField {
  @Field({ description: '字段' })
  field!: string

  @Field({ description: '原因' })
  reason!: string
}

/** Actions and sealed fields of a waybill, its open request, and the words of its sides, at most one each. */
@Resolver(() => WaybillView)
export class WaybillStateResolver {
  @FieldResolver(() => [SealedField], { description: '不能再修改的字段，及其原因' })
  sealedFields(@Root() waybill: WaybillView): SealedField[] {
    return sealedFieldsOf(waybill)
  }

  @FieldResolver(() => [WaybillAction], { description: apiTexts.actions })
  allowedActions(@Ctx() context: RequestContext, @Root() waybill: WaybillView): string[] {
    return waybillMachine.actions(waybill.status, context.actor, waybill)
  }

  @FieldResolver(() => [ConfirmationView], {
    description: '司机、渣土场与车队长现在的签认，一方至多一条；公司的人都看得到，车队长只看得到自己的',
  })
  confirmations(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: WaybillView): Promise<ConfirmationView[]> {
    return loaders.confirmationsOfWaybill.load({ actor, id })
  }

  @FieldResolver(() => ReviewView, { nullable: true, description: '待审核的修改申请' })
  review(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id, pendingReview }: WaybillView,
  ): Promise<ReviewView | null> {
    return pendingReview ? loaders.openReview.load({ actor, id }) : Promise.resolve(null)
  }
}
