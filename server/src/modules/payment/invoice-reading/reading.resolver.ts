import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { InvoiceReadingService } from './reading.service.js'
import { InvoiceReadingView } from './reading.view.js'

@Resolver(() => InvoiceReadingView)
export class InvoiceReadingResolver {
  constructor(private readonly readings: InvoiceReadingService) {}

  @Query(() => InvoiceReadingView, {
    description: '读取已上传的电子发票（XML、OFD、PDF）或发票照片，不写入任何数据',
  })
  readInvoice(
    @Ctx() { actor }: RequestContext,
    @Arg('fileUrl', () => String, { description: '上传发票所答的地址' }) fileUrl: string,
  ): Promise<InvoiceReadingView> {
    return this.readings.read(actor, fileUrl)
  }
}
