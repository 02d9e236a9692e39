import type { FastifyInstance } from 'fastify'
import { groups, type Route, refusesTokens } from '../route.js'
import { takesFile } from '../upload.js'
import { exampleOf, withExamples } from './examples.js'
import { docsPage } from './page.js'
import { script } from './page-assets.js'
import { answerContent, failureSchema, type JsonSchema, jsonSchema } from './schemas.js'
import { openapiTexts as texts } from './texts.js'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, JsonSchema>
  security: Record<string, string[]>[]
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: JsonSchema
}

/** OpenAPI 3.1 document of all routes. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version: '1.0.0', description: texts.introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => groups[route.group]))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      responses: {
        Failure: {
          description: texts.failure,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: texts.token },
        userHash: { type: 'apiKey', in: 'header', name: 'AuthorizationMD5', description: texts.userHash },
        deviceKey: { type: 'apiKey', in: 'header', name: 'X-Device-Key', description: texts.deviceKey },
      },
    },
  }
}

function operation(route: Route): Operation {
  const keyed = route.access !== 'public' && route.access !== 'device'
  const body = bodyOf(route)
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
    tags: [groups[route.group]],
    summary: route.summary,
    description: [
      texts.access(route.access),
      ...(route.devices ? [texts.devices] : []),
      ...(keyed && refusesTokens(route) ? [texts.noTokens] : []),
    ].join('；'),
    parameters: [...parametersOf(route), ...(keyed && route.method !== 'GET' ? [idempotencyKey] : [])],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      200: { description: texts.success, content: answerContent(route) },
      default: { $ref: '#/components/responses/Failure' },
    },
    security: securityOf(route),
  }
}

function securityOf({ access, devices }: Route): Operation['security'] {
  if (access === 'public') return []
  if (access === 'device') return [{ deviceKey: [] }]
  return [{ token: [] }, { token: [], userHash: [] }, ...(devices ? [{ deviceKey: [] }] : [])]
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: texts.idempotencyKey,
  schema: { type: 'string', maxLength: 200 },
}

function parametersOf(route: Route): Parameter[] {
  if (!route.params || route.paramsInBody) return []
  const { properties = {}, required = [] } = jsonSchema(route.params, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, example, ...schema }]) => {
    const inPath = route.path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      ...(typeof description === 'string' ? { description } : {}),
      schema,
      example: example ?? exampleOf(schema, name),
    }
  })
}

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream', description: texts.upload } },
}

function bodyOf(route: Route): Record<string, { schema: JsonSchema }> | undefined {
  if (takesFile(route)) return { 'multipart/form-data': { schema: fileForm } }
  if (route.body) return { 'application/json': { schema: withExamples(jsonSchema(route.body, 'input')) } }
  if (!route.paramsInBody || !route.params) return undefined
  const schema = withExamples(jsonSchema(route.params, 'input'))
  return { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } }
}

/** Serves the OpenAPI document and its page; both are made at the first request. */
export function registerDocs(app: FastifyInstance, routes: readonly Route[]): void {
  let made: { json: string; html: string } | undefined
  const docs = () => {
    const document = openApiDocument(routes)
    return { json: JSON.stringify(document), html: docsPage(document) }
  }
  app.get('/openapi.json', async (_, reply) => {
    made ??= docs()
    return reply.type('application/json; charset=utf-8').send(made.json)
  })
  app.get('/docs', async (_, reply) => {
    made ??= docs()
    return reply.type('text/html; charset=utf-8').send(made.html)
  })
  app.get('/docs/filter.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
