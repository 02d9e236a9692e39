import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'
import { invalidInput } from '../../kernel/errors.js'
import { hasBrokenText } from '../../kernel/values/text.js'
import type { BulkAsked } from '../../modules/export/bulk/bulk-reading.js'
import { BulkFormat } from '../../modules/export/export-task/fields.js'
import { assertReadable, MAX_TOKENS } from '../document-text.js'
import { isPage } from '../examined.js'
import { limits } from '../limits.js'
import { fragmentsOf, keyOf, selected } from '../selection.js'
import { misfitFinder } from '../variables/misfits.js'
import { defaultsFiller, type Variables } from '../variables/variables.js'
import { columnsOf } from './csv.js'
import { hasId, type Member, shapeOfRecords } from './shape.js'
import { bulkTexts as texts } from './texts.js'

/** Query of a list, whose page is a variable of its own. */
export interface BulkQuery {
  document: DocumentNode
  /** Name of the list's field, and its description in short. */
  list: string
  title: string
  /** Keys of the page and its records in the answer. */
  path: readonly [string, string]
  members: readonly Member[]
  variablesFor(size: number): Variables
}

const PAGE = '__page'
const MOST_TOLD = 10
const TITLE = 30

/** Reads a bulk query: one list, all of whose records are wanted. */
export function readBulkQuery(schema: GraphQLSchema, { query, variables, format }: BulkAsked): BulkQuery {
  const document = documentOf(schema, query)
  const operation = onlyQuery(document)
  const given = variablesOf(schema, document, operation, variables)
  const { field, records, record } = listOf(schema, document, operation)
  const fragments = fragmentsOf(document)
  const sets = records.selectionSet ? [records.selectionSet] : []
  const shape = shapeOfRecords(record, sets, fragments)
  if (format === BulkFormat.CSV) columnsOf(shape.members)
  const rows: FieldNode = { ...records, selectionSet: shape.set }
  const description = schema.getQueryType()?.getFields()[field.name.value]?.description ?? field.name.value
  return {
    document: documentWith(document, operation, field, rows),
    list: field.name.value,
    title: description.split(/[，。：；（]/)[0]?.slice(0, TITLE) ?? field.name.value,
    path: [keyOf(field), keyOf(records)],
    members: shape.members,
    variablesFor: (size) => ({ ...given, [PAGE]: { current: 1, size } }),
  }
}

function documentOf(schema: GraphQLSchema, query: string): DocumentNode {
  if (hasBrokenText([query])) throw refused(texts.brokenText)
  assertReadable(query)
  const document = parsed(query)
  const errors = validate(schema, document, [...specifiedRules, ...limits], { maxErrors: MOST_TOLD })
  if (errors.length > 0) throw invalidInput(errors.map(({ message }) => fault(texts.invalid(message))))
  visit(document, {
    Directive: () => {
      throw refused(texts.directives)
    },
  })
  return document
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    if (error instanceof GraphQLError) throw refused(texts.invalid(error.message))
    throw error
  }
}

function onlyQuery({ definitions }: DocumentNode): OperationDefinitionNode {
  const [operation, ...more] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== OperationTypeNode.QUERY || more.length > 0) throw refused(texts.oneQuery)
  return operation
}

function variablesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Variables>,
): Variables {
  const told = (message: string) => ({ field: 'variables', message })
  if (hasBrokenText(given)) throw invalidInput([told(texts.brokenText)])
  const { errors } = getVariableValues(schema, variableDefinitions, given, { maxErrors: MOST_TOLD })
  if (errors) throw invalidInput(errors.map(({ message }) => told(texts.invalidVariables(message))))
  const misfit = misfitFinder(schema, document, undefined)(given)
  if (misfit) throw invalidInput([told(misfit.message)])
  return defaultsFiller(schema, document, undefined)({ ...given })
}

interface List {
  field: FieldNode
  records: FieldNode
  record: GraphQLObjectType
}

function listOf(schema: GraphQLSchema, document: DocumentNode, { selectionSet }: OperationDefinitionNode): List {
  const [field, ...more] = selectionSet.selections
  if (field?.kind !== Kind.FIELD || more.length > 0) throw refused(texts.oneList)
  const list = schema.getQueryType()?.getFields()[field.name.value]
  const page = getNamedType(list?.type)
  const rows = isObjectType(page) && isPage(page) ? page.getFields().records?.type : undefined
  const record = getNamedType(rows)
  const isPaged = list?.args.some(({ name }) => name === 'page') && rows && isListType(getNullableType(rows))
  if (!isPaged || !isObjectType(record) || !hasId(record)) throw refused(texts.noList(field.name.value))
  if (field.arguments?.some(({ name }) => name.value === 'page')) throw refused(texts.noPage)
  const asked = field.selectionSet ? selected(field.selectionSet, fragmentsOf(document)) : []
  const [records, ...others] = asked
  if (records?.name.value !== 'records' || others.length > 0) throw refused(texts.recordsOnly)
  return { field, records, record }
}

/** The document with its page as a variable, and with nothing but the records. */
function documentWith(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  field: FieldNode,
  records: FieldNode,
): DocumentNode {
  const name = (value: string) => ({ kind: Kind.NAME, value }) as const
  const variable = { kind: Kind.VARIABLE, name: name(PAGE) } as const
  const type = { kind: Kind.NAMED_TYPE, name: name('PageInput') } as const
  const list: FieldNode = {
    ...field,
    arguments: [...(field.arguments ?? []), { kind: Kind.ARGUMENT, name: name('page'), value: variable }],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [records] },
  }
  const changed: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [...(operation.variableDefinitions ?? []), { kind: Kind.VARIABLE_DEFINITION, variable, type }],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [list] },
  }
  return { kind: Kind.DOCUMENT, definitions: definitions.map((one) => (one === operation ? changed : one)) }
}

const fault = (message: string) => ({ field: 'query', message })
const refused = (message: string) => invalidInput([fault(message)])
