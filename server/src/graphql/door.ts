import type { FastifyRequest } from 'fastify'
import { GraphQLError, getOperationAST, OperationTypeNode, parse } from 'graphql'
import { DomainError } from '../kernel/errors.js'
import { assertReadable, MAX_TOKENS } from './document-text.js'
import type { KnownDocuments } from './known-documents.js'

/** Operation that a caller sends, not parsed yet. */
export interface Operation {
  query: string
  /** Id of a document of the pages that stands for its text. */
  documentId?: string
  operationName?: string
  variables?: Record<string, unknown>
  /** Wish to know what it costs, and what is left; a dry one is for the cost alone. */
  cost?: CostAsked
}

/** Member `cost` of the extensions of a request. */
export interface CostAsked {
  dryRun: boolean
}

type Members = Record<string, unknown>

/** Most operations of a list: more than an open record and the pages behind it refresh after a verb. */
export const MOST_TOGETHER = 16

export interface Asked {
  operations: readonly Operation[]
  /** Whether the answers are a list as well. */
  isList: boolean
}

/** Operation of a request, or several of a list, each by its document's id. */
export function askedOf(request: FastifyRequest, known: KnownDocuments): Asked {
  if (isLink(request)) {
    const operation = operationOf(linkedMembers(request), known)
    refuseToWrite(operation)
    return alone(operation)
  }
  const { headers, body } = request
  if (!isJson(headers['content-type'])) throw new DomainError('UNSUPPORTED_CONTENT_TYPE')
  if (Array.isArray(body)) return { operations: listOf(body, known), isList: true }
  return isMembers(body) ? alone(operationOf(body, known)) : wrong('body', '须为对象')
}

const alone = (operation: Operation): Asked => ({ operations: [operation], isList: false })

/**
 * Queries of a list. Texts are refused here, so that no stranger multiplies what he has written himself, and verbs,
 * which belong to one key and one outcome.
 */
function listOf(items: readonly unknown[], known: KnownDocuments): readonly Operation[] {
  if (items.length === 0 || items.length > MOST_TOGETHER) wrong('body', `列表须有1至${MOST_TOGETHER}项`)
  return items.map((item) => {
    if (!isMembers(item)) return wrong('body', '须为对象')
    const { documentId } = item
    if (!isText(documentId)) return wrong('documentId', '列表的每项须以标识代替查询')
    if (known.kindOf(documentId) !== OperationTypeNode.QUERY) wrong('documentId', '列表只能查询')
    return operationOf(item, known)
  })
}

/**
 * Operation of a request, or a refusal that names the wrong member. Null and an empty name count as absent, for clients
 * that always send every member.
 */
function operationOf(members: Members, known: KnownDocuments): Operation {
  const { query, documentId, operationName, variables, extensions } = members
  const more = given('extensions', extensions, isMembers, '须为对象')
  if (isMembers(more?.persistedQuery)) throw new DomainError('PERSISTED_QUERY_NOT_SUPPORTED')
  const cost = given('extensions.cost', more?.cost, isMembers, '须为对象')
  const dryRun = given('extensions.cost.dryRun', cost?.dryRun, isFlag, '须为布尔值')
  const name = given('operationName', operationName, isText, '须为文本')
  const values = given('variables', variables, isMembers, '须为对象')
  const text = given('query', query, isText, '须为文本')
  const id = given('documentId', documentId, isText, '须为文本')
  if (text && id) wrong('documentId', '不能与query同时给出')
  return {
    ...(id ? { query: known.textOf(id), documentId: id } : { query: text || wrong('query', '不能为空') }),
    ...(name ? { operationName: name } : {}),
    ...(values ? { variables: values } : {}),
    ...(cost ? { cost: { dryRun: dryRun === true } } : {}),
  }
}

/** Whether a request is a link, with its members in the address. */
const isLink = ({ method }: FastifyRequest): boolean => method === 'GET'

/** Refuses a link that writes: a person who follows one has not asked for the change, and may follow it twice. */
function refuseToWrite({ query, operationName }: Operation): void {
  if (operationKind(query, operationName) === OperationTypeNode.MUTATION) throw new DomainError('WRITES_BY_POST')
}

/** Kind of an operation; undefined for an unreadable document, whose error comes when it runs. */
function operationKind(query: string, operationName: string | undefined): OperationTypeNode | undefined {
  assertReadable(query)
  try {
    return getOperationAST(parse(query, { maxTokens: MAX_TOKENS }), operationName)?.operation
  } catch (error) {
    if (error instanceof GraphQLError) return undefined
    throw error
  }
}

/** Media type of the answer: that of GraphQL over HTTP for clients that name it, else JSON. */
export const answerTypeOf = (request: FastifyRequest): string =>
  `application/${wantsOwnType(request) ? 'graphql-response+json' : 'json'}; charset=utf-8`

/**
 * HTTP status of an answer: a plain JSON answer reports faults of a document as 200 with errors, the media type of
 * GraphQL as 400.
 */
export const statusFor = (request: FastifyRequest, status = 200): number =>
  status === 400 && !wantsOwnType(request) ? 200 : status

function wantsOwnType({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return accept.includes('application/graphql-response+json') && !accept.includes('application/json')
}

/** Members of an address: variables and extensions are JSON there. */
function linkedMembers({ query: address }: FastifyRequest): Members {
  const members = isMembers(address) ? address : {}
  const { variables, extensions } = members
  return { ...members, variables: parsed('variables', variables), extensions: parsed('extensions', extensions) }
}

function parsed(field: string, json: unknown): unknown {
  if (json === undefined || json === '') return undefined
  if (!isText(json)) return wrong(field, '须为JSON')
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return wrong(field, '须为JSON')
    throw error
  }
}

const isJson = (type = ''): boolean => /^application\/json *(;|$)/i.test(type)
const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function given<Type>(field: string, value: unknown, is: (value: unknown) => value is Type, message: string) {
  if (value === undefined || value === null) return undefined
  return is(value) ? value : wrong(field, message)
}

function wrong(field: string, message: string): never {
  throw new DomainError('BAD_REQUEST', {}, [{ field, message }])
}
