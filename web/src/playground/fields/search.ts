import { type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql'
import { nameOf } from '../answer/headings'

/** Field of the schema as it is looked for. */
export interface FoundField {
  /** Type that has the field, and the field: `Waybill.goDatetime`. */
  key: string
  name: string
  label: string
  /** Type of the field as the schema writes it. */
  type: string
  /** Fields of the operation whose answer has it. */
  from: readonly string[]
  /** Whole text of its description. */
  about: string
}

/** Fields of the operation by the type of the rows or the object that they answer. */
function startsOf(schema: GraphQLSchema): Map<string, string[]> {
  const starts = new Map<string, string[]>()
  for (const { name, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const answer = getNamedType(type)
    const records = isObjectType(answer) ? answer.getFields().records : undefined
    for (const reached of new Set([answer.name, ...(records ? [getNamedType(records.type).name] : [])])) {
      starts.set(reached, [...(starts.get(reached) ?? []), name])
    }
  }
  return starts
}

/** Every field that a query can ask for, with its Chinese name. */
export function fieldsOf(schema: GraphQLSchema): FoundField[] {
  const starts = startsOf(schema)
  const mutation = schema.getMutationType()
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__') || type === mutation) return []
    return Object.values(type.getFields())
      .filter(({ deprecationReason }) => !deprecationReason)
      .map((field) => ({
        key: `${type.name}.${field.name}`,
        name: field.name,
        label: nameOf(field.description) || field.name,
        type: String(field.type),
        from: starts.get(type.name) ?? [],
        about: `${field.description ?? ''}${valuesOf(getNamedType(field.type))}`,
      }))
  })
}

const valuesOf = (type: ReturnType<typeof getNamedType>): string =>
  isEnumType(type)
    ? type
        .getValues()
        .map(({ description }) => nameOf(description))
        .join('')
    : ''

const MOST = 60

/**
 * Fields whose name, label or description contains a text: those that are called so first, then those that begin with
 * it; fields of the operation before others, and those of lists before what lies deeper.
 */
export function searchFields(fields: readonly FoundField[], typed: string): FoundField[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const rank = ({ key, name, label, about, from }: FoundField): number => {
    const [called, written] = [label.toLowerCase(), name.toLowerCase()]
    const place = key.startsWith('Query.') ? 0 : from.length > 0 ? 0.3 : 0.6
    if (called === wanted || written === wanted) return 1 + place
    if (called.startsWith(wanted) || written.startsWith(wanted)) return 2 + place
    if (called.includes(wanted) || key.toLowerCase().includes(wanted)) return 3 + place
    return about.toLowerCase().includes(wanted) ? 4 + place : 0
  }
  return fields
    .map((field) => ({ field, order: rank(field) }))
    .filter(({ order }) => order > 0)
    .toSorted((one, other) => one.order - other.order)
    .slice(0, MOST)
    .map(({ field }) => field)
}
