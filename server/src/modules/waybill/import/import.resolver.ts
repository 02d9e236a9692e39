import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ImportAction, type ImportService, type ImportUploadService, uploadOf } from '../../import/index.js'
import { WaybillImportInput } from './import.inputs.js'
import {
  WaybillImportFilter,
  WaybillImportPage,
  WaybillImportRowFilter,
  WaybillImportRowPage,
  type WaybillImportRowView,
  WaybillImportView,
} from './import.view.js'

@Resolver(() => WaybillImportView)
export class ImportResolver {
  constructor(
    private readonly imports: ImportService<WaybillImportRowView>,
    private readonly uploads: ImportUploadService,
  ) {}

  @Query(() => WaybillImportPage, { description: '本公司的运单导入，新的在前' })
  waybillImports(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => WaybillImportFilter, { nullable: true }) filter?: WaybillImportFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<WaybillImportPage> {
    const fields = requestedFields(info, 'records')
    return this.imports.list(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => WaybillImportView, { description: '取一次运单导入' })
  waybillImport(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<WaybillImportView> {
    return this.imports.find(context.actor, id, requestedFields(info))
  }

  @Query(() => WaybillImportRowPage, { description: '一次导入的逐行结果，按行号' })
  waybillImportRows(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => WaybillImportRowFilter) filter: WaybillImportRowFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<WaybillImportRowPage> {
    const fields = requestedFields(info, 'records')
    return this.imports.rows(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Mutation(() => WaybillImportView, {
    description:
      '上传并核对运单文件，即 Base64 的 .xlsx：不超过 20000 行，请求正文不超过 4MB（文件约 3MB；更大的、至 10MB 的文件用 REST ' +
      'POST /chain/thirdImport/importThirdWaybillExcel?check=1 上传，所答 id 同样用于以下各步）。随后 waybillImportRows 取逐行结果，' +
      'commitWaybillImport 导入，waybillImport 看进度，cancelWaybillImport 取消。同一文件正在导入时答那一次导入；' +
      '再次导入同一文件不会重复建单',
  })
  async uploadWaybillImport(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => WaybillImportInput) input: WaybillImportInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<WaybillImportView> {
    const id = await this.uploads.upload(actor, uploadOf(input, key))
    return this.imports.find(actor, id, requestedFields(info))
  }

  @Mutation(() => WaybillImportView, { description: '在后台导入核对过的行；已取消或失败的从停下的地方继续' })
  commitWaybillImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<WaybillImportView> {
    return this.imports.commit(context.actor, id, key)
  }

  @Mutation(() => WaybillImportView, { description: '取消导入；已导入的运单保留' })
  cancelWaybillImport(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<WaybillImportView> {
    return this.imports.cancel(context.actor, id, key)
  }

  @FieldResolver(() => String, { description: '逐行结果文件的地址：用同一令牌 GET，得到 .xlsx' })
  reportUrl(@Root() { id }: WaybillImportView): string {
    return `/chain/thirdImport/result?id=${id}`
  }

  @FieldResolver(() => [ImportAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() view: WaybillImportView): string[] {
    return this.imports.actions(actor, view)
  }
}
