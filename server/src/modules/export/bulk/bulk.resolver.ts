import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { invalidInput } from '../../../kernel/errors.js'
import { JsonScalar } from '../../../kernel/graphql.js'
import { takesUpTo } from '../../../kernel/values/input-lengths.js'
import { ExportTaskView } from '../export-task/export-task.view.js'
import { BulkFormat } from '../export-task/fields.js'
import { exportTexts as texts } from '../texts.js'
import type { BulkService } from './bulk.service.js'

/** A document is as long as one that is run at once. */
takesUpTo('startBulkQuery.query', 64 * 1024)

@Resolver(() => ExportTaskView)
export class BulkResolver {
  constructor(private readonly bulk: BulkService) {}

  @Mutation(() => ExportTaskView, {
    description:
      '在后台取一个列表的全部记录：与 startExport 的任务同列于 exportTasks，同样可取消、重试，文件保留 7 天，以 fileUrl 下载',
  })
  startBulkQuery(
    @Ctx() { actor }: RequestContext,
    @Arg('query', () => String, {
      description:
        'GraphQL 查询：只查一个分页列表的 records，不带 page，例如 { waybills { records { id no card { cardNo } } } }',
    })
    query: string,
    @Arg('variables', () => JsonScalar, { nullable: true, description: '查询的变量' }) variables?: unknown,
    @Arg('format', () => BulkFormat, { defaultValue: BulkFormat.JSONL, description: '文件的格式' })
    format: BulkFormat = BulkFormat.JSONL,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<ExportTaskView> {
    return this.bulk.start(actor, { query, variables: membersOf(variables ?? {}), format }, key)
  }
}

function membersOf(variables: unknown): Readonly<Record<string, unknown>> {
  if (typeof variables === 'object' && variables !== null && !Array.isArray(variables)) return { ...variables }
  throw invalidInput([{ field: 'variables', message: texts.variablesInvalid }])
}
