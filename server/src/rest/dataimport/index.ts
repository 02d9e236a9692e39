import { z } from 'zod'
import { DataImportKind } from '../../modules/import/index.js'
import { xlsx } from '../envelope.js'
import { givenId } from '../fields.js'
import { type Route, route } from '../route.js'

const texts = { kind: '资料种类', unknown: '资料种类不存在', id: '导入编号' } as const

const template = route({
  method: 'GET',
  path: '/chain/dataImport/template',
  group: 'lookups',
  access: 'signed-in',
  result: 'blob',
  summary: '一种资料的导入模板，xlsx',
  params: z.object({ kind: z.enum(DataImportKind, { error: texts.unknown }).describe(texts.kind) }),
  handler: async ({ actor, params, services }) => xlsx(await services.dataImports.template(actor, params.kind)),
})

const result = route({
  method: 'GET',
  path: '/chain/dataImport/result',
  group: 'lookups',
  access: 'signed-in',
  result: 'blob',
  summary: '一次资料导入的逐行结果，xlsx',
  params: z.object({ id: givenId(texts.id) }),
  handler: async ({ actor, params, services }) => xlsx(await services.dataImports.report(actor, params.id)),
})

/** Files of imports; uploads of pages and programs use GraphQL. */
export const dataImportRest: readonly Route[] = [template, result]
