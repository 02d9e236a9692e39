import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { SheetService } from './sheet.service.js'
import { SheetView } from './sheet.view.js'
import { ExportList } from './sheets.js'

@Resolver(() => SheetView)
export class SheetResolver {
  constructor(private readonly service: SheetService) {}

  @Query(() => [SheetView], { description: '可导出的列表及其列' })
  sheets(@Ctx() { actor }: RequestContext): SheetView[] {
    return this.service.list(actor)
  }

  @Query(() => SheetView, { description: '一个可导出的列表及其列' })
  sheet(@Ctx() { actor }: RequestContext, @Arg('name', () => ExportList) name: string): SheetView {
    return this.service.find(actor, name)
  }
}
