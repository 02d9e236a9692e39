import type { FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/errors.js'

/** What a caller asks to have run. */
export interface Operation {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

type Members = Record<string, unknown>

/**
 * The operation of a request, or a refusal that names the wrong member. What is null or an empty name is absent, as it is for clients that
 * always send every member.
 */
export function operationOf({ headers, body }: FastifyRequest): Operation {
  if (!isJson(headers['content-type'])) throw new DomainError('UNSUPPORTED_CONTENT_TYPE')
  const { query, operationName, variables, extensions } = isMembers(body) ? body : wrong('body', '须为对象')
  if (isMembers(given('extensions', extensions, isMembers, '须为对象')?.persistedQuery)) {
    throw new DomainError('PERSISTED_QUERY_NOT_SUPPORTED')
  }
  const name = given('operationName', operationName, isText, '须为文本')
  const values = given('variables', variables, isMembers, '须为对象')
  return {
    query: given('query', query, isText, '须为文本') || wrong('query', '不能为空'),
    ...(name ? { operationName: name } : {}),
    ...(values ? { variables: values } : {}),
  }
}

/** Clients that ask for it by name get the media type of GraphQL over HTTP. */
export const answerTypeOf = ({ headers }: FastifyRequest): string => {
  const accept = headers.accept ?? ''
  const named = accept.includes('application/graphql-response+json') && !accept.includes('application/json')
  return `application/${named ? 'graphql-response+json' : 'json'}; charset=utf-8`
}

const isJson = (type = ''): boolean => /^application\/json *(;|$)/i.test(type)
const isText = (value: unknown): value is string => typeof value === 'string'
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function given<Type>(field: string, value: unknown, is: (value: unknown) => value is Type, message: string) {
  if (value === undefined || value === null) return undefined
  return is(value) ? value : wrong(field, message)
}

function wrong(field: string, message: string): never {
  throw new DomainError('BAD_REQUEST', {}, [{ field, message }])
}
