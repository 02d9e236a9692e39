import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../graphql-context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list.js'
import { PageInput } from '../../../kernel/page.types.js'
import { importActions } from './import.machine.js'
import type { ImportService } from './import.service.js'
import {
  WaybillImportFilter,
  WaybillImportPage,
  WaybillImportRowFilter,
  WaybillImportRowPage,
  WaybillImportView,
} from './import.view.js'

@Resolver(() => WaybillImportView)
export class ImportResolver {
  constructor(private readonly imports: ImportService) {}

  @Query(() => WaybillImportPage, { description: '本公司的运单导入，新的在前' })
  waybillImports(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => WaybillImportFilter, { nullable: true }) filter?: WaybillImportFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<WaybillImportPage> {
    const fields = requestedFields(info, 'records')
    return this.imports.list(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => WaybillImportView, { description: '取一次运单导入' })
  waybillImport(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<WaybillImportView> {
    return this.imports.find(context.actor, id, requestedFields(info))
  }

  @Query(() => WaybillImportRowPage, { description: '一次导入的逐行结果，按行号' })
  waybillImportRows(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => WaybillImportRowFilter) filter: WaybillImportRowFilter,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<WaybillImportRowPage> {
    const fields = requestedFields(info, 'records')
    return this.imports.rows(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Mutation(() => WaybillImportView, { description: '在后台导入核对过的行；已取消或失败的从停下的地方继续' })
  commitWaybillImport(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<WaybillImportView> {
    return this.imports.commit(context.actor, id, key)
  }

  @Mutation(() => WaybillImportView, { description: '取消导入；已导入的运单保留' })
  cancelWaybillImport(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<WaybillImportView> {
    return this.imports.cancel(context.actor, id, key)
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作' })
  allowedActions(@Ctx() context: Context, @Root() { status, pendingCount }: WaybillImportView): string[] {
    return importActions(status, pendingCount, context.actor)
  }
}
