import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { TicketFormService } from './form.service.js'
import { TicketForm } from './form.view.js'

@Resolver(() => TicketForm)
export class TicketFormResolver {
  constructor(private readonly forms: TicketFormService) {}

  @Query(() => TicketForm, { name: 'ticketForm', description: '登记票据时可选的内容' })
  choices(@Ctx() context: RequestContext): Promise<TicketForm> {
    return this.forms.choices(context.actor)
  }

  @FieldResolver(() => String, { description: '渣土场对账表模板 .xlsx 的地址：用同一令牌 GET' })
  reconciliationTemplateUrl(): string {
    return '/chain/companyticket/reconciliation/template'
  }
}
