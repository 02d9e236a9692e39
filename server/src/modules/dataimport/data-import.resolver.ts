import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../kernel/api-texts.js'
import type { RequestContext } from '../../kernel/context.js'
import { requestedFields } from '../../kernel/graphql.js'
import { countsWanted } from '../../kernel/list/list.js'
import { PageInput, pageArg } from '../../kernel/list/page.types.js'
import { CaptchaGiven } from '../identity/index.js'
import { DataImportKind, ImportAction, uploadOf } from '../import/index.js'
import type { DataImportService } from './data-import.service.js'
import {
  DataImportFilter,
  DataImportInput,
  DataImportKindView,
  DataImportPage,
  DataImportRowFilter,
  DataImportRowPage,
  DataImportView,
} from './data-import.view.js'
import { dataImportTable as fields } from './fields.js'

@Resolver(() => DataImportView)
export class DataImportResolver {
  constructor(private readonly imports: DataImportService) {}

  @Query(() => [DataImportKindView], { description: '当前用户可以导入的资料种类' })
  dataImportKinds(@Ctx() { actor }: RequestContext): DataImportKindView[] {
    return this.imports.offered(actor)
  }

  @Query(() => DataImportPage, { description: '本公司的资料导入，新的在前；只含当前用户可以导入的种类' })
  dataImports(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => DataImportFilter, { nullable: true }) filter?: DataImportFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<DataImportPage> {
    const fields = requestedFields(info, 'records')
    const counted = countsWanted(requestedFields(info))
    return this.imports.list(context.actor, { filter, page, fields, counted })
  }

  @Query(() => DataImportView, { description: '取一次资料导入' })
  dataImport(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<DataImportView> {
    return this.imports.find(context.actor, id, requestedFields(info))
  }

  @Query(() => DataImportRowPage, { description: '一次导入的逐行结果，按行号' })
  dataImportRows(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => DataImportRowFilter) filter: DataImportRowFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<DataImportRowPage> {
    const fields = requestedFields(info, 'records')
    return this.imports.rows(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Mutation(() => DataImportView, {
    description:
      '上传并核对一种资料的文件，即 Base64 的 .xlsx：不超过 20000 行，请求正文不超过 4MB。模板用同一令牌 GET ' +
      '/chain/dataImport/template?kind=TRUCK。随后 dataImportRows 取逐行结果，commitDataImport 导入，dataImport 看进度，' +
      'cancelDataImport 取消。同一文件正在导入时答那一次导入',
  })
  async uploadDataImport(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('kind', () => DataImportKind, { description: fields.kind.label }) kind: `${DataImportKind}`,
    @Arg('input', () => DataImportInput) input: DataImportInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<DataImportView> {
    const id = await this.imports.upload(actor, kind, uploadOf(input, key))
    return this.imports.find(actor, id, requestedFields(info))
  }

  @Mutation(() => DataImportView, {
    description: '在后台导入核对过的行；已取消或失败的从停下的地方继续。人员须发短信，可能要图形验证码',
  })
  commitDataImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() shown: CaptchaGiven,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<DataImportView> {
    return this.imports.commit(context.actor, id, key, shown)
  }

  @Mutation(() => DataImportView, { description: '取消导入；已导入的资料保留' })
  cancelDataImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<DataImportView> {
    return this.imports.cancel(context.actor, id, key)
  }

  @FieldResolver(() => String, { description: '逐行结果文件的地址：用同一令牌 GET，得到 .xlsx' })
  reportUrl(@Root() { id }: DataImportView): string {
    return `/chain/dataImport/result?id=${id}`
  }

  @FieldResolver(() => [ImportAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() view: DataImportView): string[] {
    return this.imports.actions(actor, view)
  }
}
