import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))
const query = schema.getQueryType()

const OF_PLATFORM = 'shown to those who run the platform'
const OF_CAPTAIN = 'shown to captains, compared in tests/api/fleet/paper.test.ts'
const BY_ID = 'compared with the id beside it in tests/api/node/edges.test.ts'

const OFFERED = 'proposed for the next punch from the last trip of one truck'

/** Edges that no walk takes, with the reason. */
const WITHOUT_WALK: Readonly<Record<string, string>> = {
  'AdministratorRescue.company': OF_PLATFORM,
  'OwnFleet.company': OF_CAPTAIN,
  'OwnFleet.papers': OF_CAPTAIN,
  'Payee.accountBy': BY_ID,
  'LogDeletion.creator': 'found as the people behind lines of a log are',
  'Message.company': 'found as the company of a card is',
  'PaperLook.user': OF_PLATFORM,
  'PayeeGroup.waybills': BY_ID,
  'PunchOffer.dumpSite': OFFERED,
  'PunchOffer.openTrip': OFFERED,
  'PunchOffer.project': OFFERED,
  'Registration.company': OF_PLATFORM,
  'RegistrationEntry.company': OF_PLATFORM,
  'Role.projects': BY_ID,
  'PlatformDictionary.items': 'shown to those who run the platform, and they belong to no company',
  'SettlementPaperReading.settlement': 'read from a picture',
  'TimelineEntry.target': 'compared in `timelines`',
}

/** Type of the rows of a field: of its object, its list or its page. */
function rowOf(type: GraphQLOutputType) {
  const named = getNamedType(type)
  const records = isObjectType(named) ? named.getFields().records : undefined
  return records ? getNamedType(records.type) : named
}

/** Whether a field leads to records, which have an id. */
function isEdge(type: GraphQLOutputType): boolean {
  const row = rowOf(type)
  return isObjectType(row) && row.getFields().id !== undefined
}

/** Every object that a query reaches. */
function reached(): GraphQLObjectType[] {
  const types = new Set<GraphQLObjectType>(query ? [query] : [])
  // A set goes on with what is added meanwhile.
  for (const type of types)
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type)
      for (const one of isAbstractType(named) ? schema.getPossibleTypes(named) : [named])
        if (isObjectType(one)) types.add(one)
    }
  return [...types]
}

/** Edges to records that owe a walk: `Card.parent`. The way from a page to its rows is none. */
export const edges: readonly string[] = reached()
  .filter((type) => type !== query)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
  .filter(({ field }) => field.name !== 'records' && !field.deprecationReason && isEdge(field.type))
  .map(({ name }) => name)
  .filter((name) => WITHOUT_WALK[name] === undefined)
  .toSorted()

/** Edges that documents walk along. */
export function walkedIn(documents: readonly string[]): Set<string> {
  const walked = new Set<string>()
  const info = new TypeInfo(schema)
  for (const document of documents)
    visit(
      parse(document),
      visitWithTypeInfo(info, {
        Field: ({ name }) => {
          walked.add(`${info.getParentType()?.name}.${name.value}`)
        },
      }),
    )
  return walked
}

const objectsIn = (value: unknown): object[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return typeof value === 'object' && value !== null ? [value] : []
}

/** Edges along which an answer has a record. Documents of walks have no fragments and no aliases of objects. */
export function edgesFound(document: string, data: unknown): Set<string> {
  const found = new Set<string>()
  for (const definition of parse(document).definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && query) look(definition.selectionSet, query, objectsIn(data))
  return found

  function look({ selections }: SelectionSetNode, type: GraphQLObjectType, objects: readonly object[]): void {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD || !selection.selectionSet) continue
      const name = selection.name.value
      const below = getNamedType(type.getFields()[name]?.type)
      const values = objectsIn(objects.map((object) => (object as Record<string, unknown>)[name]))
      if (values.some((value) => !('records' in value) || objectsIn(value.records).length > 0))
        found.add(`${type.name}.${name}`)
      if (isObjectType(below)) look(selection.selectionSet, below, values)
    }
  }
}
