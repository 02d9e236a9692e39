import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, optional, requestedFields, text } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { ConfirmationVerdict } from '../enums.js'
import { WaybillView } from '../waybill/waybill.view.js'
import type { CaptainGiven, CaptainWordService } from './captain-word.service.js'
import { confirmationTable as table } from './fields.js'

@InputType({ description: '车队长对一趟的签认' })
export class CaptainWordInput {
  @Field(() => ConfirmationVerdict, { description: describe(table.verdict) })
  verdict!: ConfirmationVerdict

  @Field(() => DecimalScalar, optional(`${table.weightTons.label}为，单位同运单；更正时必填`))
  weightTons?: string | null

  @Field(text, optional(`${takes(table.reason)}；更正与拒绝时必填`))
  reason?: string | null
}

@Resolver()
export class CaptainWordResolver {
  constructor(private readonly words: CaptainWordService) {}

  @Mutation(() => WaybillView, {
    description: '车队长签认本人的一趟：确认、更正数量或提出疑问；同样的签认再来一次不改变什么，另一种签认取代它',
  })
  confirmCaptainTrip(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CaptainWordInput) input: CaptainWordInput,
    @Args() asked: Asked,
  ): Promise<WaybillView> {
    // The weight is checked with the rest of the word.
    const given = { id, input: input as CaptainGiven['input'], ...asked }
    return this.words.confirm(actor, given, requestedFields(info))
  }
}
