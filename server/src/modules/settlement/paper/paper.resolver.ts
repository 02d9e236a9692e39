import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { describe } from '../../../kernel/fields.js'
import { PaperKind } from '../enums.js'
import { settlementPaperTable as table } from './fields.js'
import type { PaperNeedService } from './need.service.js'
import { SettlementPaperService } from './paper.service.js'
import {
  PaperReadingView,
  SettlementPaperDeletion,
  SettlementPaperInput,
  SettlementPaperResult,
  SettlementPaperView,
} from './paper.view.js'
import type { PaperReadingService } from './reading.service.js'
import { paperTexts as texts } from './texts.js'

/** Verbs of a paper. */
const SettlementPaperAction = actionType('SettlementPaper', { remove: '删除' })

@Resolver(() => SettlementPaperView)
export class SettlementPaperResolver {
  constructor(
    private readonly papers: SettlementPaperService,
    private readonly needs: PaperNeedService,
    private readonly readings: PaperReadingService,
  ) {}

  @Query(() => [PaperKind], { description: '公司的每张结算单都需要的资料种类' })
  paperNeeds(@Ctx() { actor }: RequestContext): Promise<PaperKind[]> {
    return this.needs.find(actor)
  }

  @Query(() => PaperReadingView, {
    description: '读取已上传的资料：打印的结算单或回执单的二维码，或PDF中的单号，不写入任何数据',
  })
  readPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('fileUrl', () => String, { description: describe(table.fileUrl) }) fileUrl: string,
  ): Promise<PaperReadingView> {
    return this.readings.read(actor, fileUrl)
  }

  @Mutation(() => [PaperKind], {
    description: '设置公司的每张结算单都需要的资料种类，空列表为不需要；返回设置后的种类',
  })
  setPaperNeeds(
    @Ctx() { actor }: RequestContext,
    @Arg('kinds', () => [PaperKind], { description: `${texts.needed}，除“其他”外` }) kinds: PaperKind[],
    @Args() asked: Asked,
  ): Promise<PaperKind[]> {
    return this.needs.set(actor, kinds, asked)
  }

  @Mutation(() => [SettlementPaperResult], {
    description: '把资料放到结算单上，逐份返回结果；一张结算单最多 100 份，同一文件只放一次',
  })
  addSettlementPapers(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => [SettlementPaperInput], { description: '各份资料，最多 100 份' }) input: SettlementPaperInput[],
    @Args() asked: Asked,
  ): Promise<SettlementPaperResult[]> {
    return this.papers.add(actor, input, asked)
  }

  @Mutation(() => SettlementPaperDeletion, { description: '从结算单上删除一份资料；结算单已付款的不能删除' })
  async removeSettlementPaper(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { description: table.id.label }) id: string,
    @Args() asked: Asked,
  ): Promise<SettlementPaperDeletion> {
    return { ...deletionOf('SettlementPaper', id), ...(await this.papers.remove(actor, id, asked)) }
  }

  @FieldResolver(() => [SettlementPaperAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { fixed }: SettlementPaperView): string[] {
    return !fixed && actor.can('chain:garbagecustomersales:edit') ? ['remove'] : []
  }
}
