import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { CompanyDictionaryService, dictionaryActions, itemActions } from './company-dictionary.service.js'
import {
  CompanyDictionaryChange,
  CompanyDictionaryItemView,
  CompanyDictionaryView,
  DictionaryItemChanges,
  NewDictionaryItem,
} from './company-dictionary.view.js'
import type { CompanyItem } from './dictionary.queries.js'
import { ofDictionary, ofItem, seen } from './fields.js'
import { DictionaryAction, DictionaryItemAction } from './item-rules.js'

@Resolver(() => CompanyDictionaryView)
export class CompanyDictionaryResolver {
  constructor(private readonly service: CompanyDictionaryService) {}

  @Query(() => [CompanyDictionaryView], { description: '公司可以改名称的字典' })
  companyDictionaries(@Ctx() context: RequestContext): Promise<CompanyDictionaryView[]> {
    return this.service.list(context.actor)
  }

  @Query(() => [CompanyDictionaryItemView], { description: '一个字典的各项，停用的也在内' })
  companyDictionaryItems(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
  ): Promise<CompanyDictionaryItemView[]> {
    return this.service.items(context.actor, dictionary)
  }

  @Query(() => [CompanyDictionaryChange], { description: '一个字典的修改记录，最近的在前，最多 100 条' })
  companyDictionaryChanges(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
  ): Promise<CompanyDictionaryChange[]> {
    return this.service.changes(context.actor, dictionary)
  }

  @Mutation(() => CompanyDictionaryItemView, { description: '另加一个字典项；由程序规定代码的字典不能增加' })
  createDictionaryItem(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
    @Arg('input', () => NewDictionaryItem) input: NewDictionaryItem,
    @Args() asked: Asked,
  ): Promise<CompanyDictionaryItemView> {
    return this.service.create(context.actor, dictionary, input, asked)
  }

  @Mutation(() => CompanyDictionaryItemView, {
    description: '修改字典项的名称、排序，停用或启用它；版本不是最新的会被拒绝',
  })
  updateDictionaryItem(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
    @Arg('itemValue', ofItem) itemValue: string,
    @Arg('version', () => Int, seen) version: number,
    @Arg('input', () => DictionaryItemChanges) input: DictionaryItemChanges,
    @Args() asked: Asked,
  ): Promise<CompanyDictionaryItemView> {
    return this.service.update(context.actor, { dictionary, itemValue, version }, input, asked)
  }

  @Mutation(() => CompanyDictionaryItemView, { description: '恢复平台名称、排序和启用' })
  resetDictionaryItem(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
    @Arg('itemValue', ofItem) itemValue: string,
    @Arg('version', () => Int, seen) version: number,
    @Args() asked: Asked,
  ): Promise<CompanyDictionaryItemView> {
    return this.service.reset(context.actor, { dictionary, itemValue, version }, asked)
  }

  @FieldResolver(() => [DictionaryAction], { description: apiTexts.actions })
  allowedActions(@Root() dictionary: CompanyDictionaryView, @Ctx() context: RequestContext): string[] {
    return dictionaryActions(context.actor, dictionary)
  }
}

@Resolver(() => CompanyDictionaryItemView)
export class CompanyDictionaryItemActions {
  @FieldResolver(() => [DictionaryItemAction], { description: apiTexts.actions })
  allowedActions(@Root() item: CompanyItem, @Ctx() context: RequestContext): string[] {
    return itemActions(context.actor, item)
  }
}
