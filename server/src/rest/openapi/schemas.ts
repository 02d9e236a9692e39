import { z } from 'zod'
import { pageAnswerOf } from '../page.js'
import type { ResultKind, Route } from '../route.js'
import { withExamples } from './examples.js'

export type JsonSchema = Record<string, unknown>

/** JSON Schema of a caller's input, or of an answer. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const row = z.object({
  id: z.string().describe('编号'),
  ok: z.boolean().describe('这一条是否成功'),
  msg: z.string().nullable().describe('失败的原因'),
})

/** Schema of `data` for each kind of answer, from the route's row. */
const dataOf: Record<ResultKind, (answer: z.ZodType, statistics: z.ZodType | undefined) => z.ZodType> = {
  ack: () => z.null(),
  batch: () => z.array(row),
  blob: (answer) => answer,
  boolean: () => z.boolean(),
  'json-string': (answer) => answer,
  link: (answer) => answer,
  list: (answer) => z.array(answer),
  object: (answer) => answer,
  page: (answer, statistics) => (statistics ? pageAnswerOf(answer).extend({ statistics }) : pageAnswerOf(answer)),
  token: (answer) => answer,
  tree: (answer) => z.array(answer),
}

const file = { type: 'string', contentMediaType: 'application/octet-stream' }
const enveloped = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data', 'ok'],
  properties: {
    code: { const: 0 },
    msg: { type: ['string', 'null'] },
    data,
    ok: { const: true },
  },
})

/** Content of a route's successful answer. */
export function answerContent({ result, answer = z.unknown(), statistics, pages }: Route): JsonSchema {
  if (result === 'blob') return { 'application/octet-stream': { schema: file } }
  const own = dataOf[result](answer, statistics)
  const data = withExamples(jsonSchema(pages ? z.union([own, dataOf.page(answer, statistics)]) : own, 'output'))
  return { 'application/json': { schema: result === 'token' ? data : enveloped(data) } }
}

/** Envelope of every failure. */
export const failureSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'msg', 'data', 'ok', 'errorCode', 'fieldErrors', 'requestId'],
  properties: {
    code: { const: 1 },
    msg: { type: 'string', description: '中文原因' },
    data: { type: 'null' },
    ok: { const: false },
    errorCode: { type: 'string', description: '供程序判断的错误码' },
    fieldErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: '报告问题时请附上' },
  },
}
