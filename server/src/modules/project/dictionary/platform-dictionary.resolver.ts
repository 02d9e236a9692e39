import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { NewDictionaryItem } from './company-dictionary.view.js'
import { ofDictionary, ofItem, seen } from './fields.js'
import { DictionaryAction, DictionaryItemAction } from './item-rules.js'
import { dictionaryActions, itemActions, PlatformDictionaryService } from './platform-dictionary.service.js'
import {
  PlatformDictionaryChange,
  PlatformDictionaryItemChanges,
  PlatformDictionaryItemView,
  PlatformDictionaryView,
} from './platform-dictionary.view.js'

@Resolver(() => PlatformDictionaryView)
export class PlatformDictionaryResolver {
  constructor(private readonly service: PlatformDictionaryService) {}

  @Query(() => [PlatformDictionaryView], { description: '平台运营：全部平台字典及其各项，停用的也在内' })
  platformDictionaries(@Ctx() context: RequestContext): Promise<PlatformDictionaryView[]> {
    return this.service.list(context.actor)
  }

  @Query(() => [PlatformDictionaryChange], {
    description: '平台运营：一个平台字典的修改记录，最近的在前，最多 100 条',
  })
  platformDictionaryChanges(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
  ): Promise<PlatformDictionaryChange[]> {
    return this.service.changes(context.actor, dictionary)
  }

  @Mutation(() => PlatformDictionaryItemView, {
    description: '平台运营：另加一个平台字典项；由程序规定代码的字典不能增加',
  })
  createPlatformDictionaryItem(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
    @Arg('input', () => NewDictionaryItem) input: NewDictionaryItem,
    @Args() asked: Asked,
  ): Promise<PlatformDictionaryItemView> {
    return this.service.create(context.actor, dictionary, input, asked)
  }

  @Mutation(() => PlatformDictionaryItemView, {
    description: '平台运营：修改平台字典项的名称、排序，停用或启用它；版本不是最新的会被拒绝',
  })
  updatePlatformDictionaryItem(
    @Ctx() context: RequestContext,
    @Arg('dictionary', ofDictionary) dictionary: string,
    @Arg('itemValue', ofItem) itemValue: string,
    @Arg('version', () => Int, seen) version: number,
    @Arg('input', () => PlatformDictionaryItemChanges) input: PlatformDictionaryItemChanges,
    @Args() asked: Asked,
  ): Promise<PlatformDictionaryItemView> {
    return this.service.update(context.actor, { dictionary, itemValue, version }, input, asked)
  }

  @FieldResolver(() => [DictionaryAction], { description: apiTexts.actions })
  allowedActions(@Root() dictionary: PlatformDictionaryView, @Ctx() context: RequestContext): string[] {
    return dictionaryActions(context.actor, dictionary)
  }
}

@Resolver(() => PlatformDictionaryItemView)
export class PlatformDictionaryItemActions {
  @FieldResolver(() => [DictionaryItemAction], { description: apiTexts.actions })
  allowedActions(@Root() item: PlatformDictionaryItemView, @Ctx() context: RequestContext): string[] {
    return itemActions(context.actor, item)
  }
}
