import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** Label of a field: its description as far as a unit or a note begins. */
export const labelOf = (description: string): string => description.split(/[（，：；。]/, 1)[0] ?? description

/** How long a text may be, as descriptions say it: “最多 20 个字符”. */
const LENGTH = /最多 ?(\d+) ?(?:个字符|位数字)/

type Member = GraphQLField<unknown, unknown> | GraphQLInputField
type Said = Readonly<Record<string, string | true>>

const nameOf = (type: string, what: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}${what}`
/** A field as the names of orders write it: paymentNo is PAYMENT_NO. */
const constant = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const KINDS: Readonly<Record<string, string>> = {
  Boolean: 'flag',
  Date: 'day',
  DateTime: 'time',
  DateTimeRange: 'time',
  ID: 'id',
  Int: 'count',
  Money: 'money',
  Percent: 'percent',
  Quantity: 'quantity',
  String: 'text',
}

/** Kind of a field, by which pages show its values. */
function kindOf({ type }: Member): string {
  const named = getNamedType(type)
  return isEnumType(named) ? 'code' : (KINDS[named.name] ?? 'rows')
}

const isMany = ({ type }: Member): boolean => isListType(isNonNullType(type) ? type.ofType : type)

function written(name: string, said: Said, code: GraphQLNamedType | null): string {
  const members = Object.entries(said).map(([key, value]) => `${key}: ${value === true ? true : `'${value}'`}`)
  const codes = code ? [`code: '${code.name}'`, `codes: ${nameOf(code.name, 'Codes')}`] : []
  return `  ${name}: { ${[...members, ...codes].join(', ')} },\n`
}

const codeOf = ({ type }: Member): GraphQLEnumType | null => {
  const named = getNamedType(type)
  return isEnumType(named) ? named : null
}

const exported = (name: string, lines: readonly string[]): string =>
  `export const ${name} = {\n${lines.join('')}} as const\n`

const described = (type: GraphQLNamedType, field: Member): string => {
  if (!field.description) throw new Error(`${type.name}.${field.name} has no description`)
  return labelOf(field.description)
}

/** Fields of a type: what each is called, what it holds, and by what its list is ordered. */
function fieldsOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} has no fields`)
  const orders = schema.getType(`${name}SortField`)
  const lines = Object.values<Member>(type.getFields()).map((field) => {
    const sort = constant(field.name)
    const isSorted = isEnumType(orders) && orders.getValue(sort) !== undefined
    const said = { label: described(type, field), kind: kindOf(field), ...(isSorted ? { sort } : {}) }
    return written(field.name, said, codeOf(field))
  })
  return exported(nameOf(name, 'Fields'), lines)
}

/** How a member of a filter finds rows; nothing where it is no search of its own. */
function foundBy(field: GraphQLInputField, filter: GraphQLInputObjectType): Said | null {
  const said = { label: described(filter, field), kind: kindOf(field) }
  if (said.kind === 'rows') return null
  if (getNamedType(field.type).name === 'DateTimeRange') return { ...said, found: 'range' }
  if (isMany(field)) return { ...said, found: 'any' }
  return { ...said, found: field.description?.includes('模糊') ? 'part' : 'is' }
}

const END = /(From|To)$/

/** Ways to search a list: days from and to are one, and flags that stand among what is compared exactly, too. */
function filterOf(schema: GraphQLSchema, name: string): string {
  const filter = schema.getType(`${name}Filter`)
  if (!isInputObjectType(filter)) return ''
  const members = filter.getFields()
  const lines = Object.values(members).flatMap((field) => {
    const [base = '', end] = field.name.split(END)
    if (end && kindOf(field) === 'day' && members[`${base}From`] && members[`${base}To`]) {
      if (end === 'To') return []
      return [written(base, { label: described(filter, field).replace(/起$/, ''), kind: 'day', found: 'range' }, null)]
    }
    const said = foundBy(field, filter)
    return said ? [written(field.name, said, codeOf(field))] : []
  })
  const equal = schema.getType(`${name}Equal`)
  const flags = isInputObjectType(equal) ? Object.values(equal.getFields()) : []
  const compared = flags
    .filter((field) => kindOf(field) === 'flag' && !members[field.name])
    .map((field) => written(field.name, { label: described(filter, field), kind: 'flag', found: 'equal' }, null))
  return exported(nameOf(name, 'Filter'), [...lines, ...compared])
}

/** Names of the values of the enums that these types show or are searched by. */
function codesOf(schema: GraphQLSchema, types: readonly string[]): string[] {
  const shown = types.flatMap((name) => [schema.getType(name), schema.getType(`${name}Filter`)])
  const fields = shown.flatMap((type): Member[] =>
    isObjectType(type) || isInputObjectType(type) ? Object.values<Member>(type.getFields()) : [],
  )
  const enums = new Map(fields.flatMap((field) => codeOf(field) ?? []).map((one) => [one.name, one]))
  return [...enums.values()]
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((one) =>
      exported(
        nameOf(one.name, 'Codes'),
        one.getValues().map(({ name, description }) => `  ${name}: '${labelOf(description ?? name)}',\n`),
      ),
    )
}

/** The longest texts that inputs take, where their descriptions say so. */
function lengthsOf(type: GraphQLInputObjectType): string[] {
  const lengths = Object.values(type.getFields()).flatMap(({ name, description }) => {
    const [, length] = LENGTH.exec(description ?? '') ?? []
    return length === undefined ? [] : [`  ${name}: ${length},\n`]
  })
  return lengths.length === 0 ? [] : [exported(nameOf(type.name, 'Lengths'), lengths)]
}

/** Names of all types of rows, for what asks again which of them are shown. */
const typeNames = (schema: GraphQLSchema): string => {
  const names = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !/^__|Page$/.test(type.name))
  return `export type TypeName =\n${names.map(({ name }) => `  | '${name}'`).join('\n')}\n`
}

interface Settings {
  /** Types whose fields are told, with the filters of their lists. */
  types?: readonly string[]
  /** Filters of lists that are called otherwise than what they list: User of UserFilter. */
  filters?: readonly string[]
  /** Inputs whose longest texts are told. */
  inputs?: readonly string[]
  /** Whether the names of all types of rows are. */
  names?: boolean
}

/** A plugin of graphql-codegen: all that pages need to know of the fields of some types. */
export function plugin(
  schema: GraphQLSchema,
  _documents: unknown,
  { types = [], filters = [], inputs = [], names }: Settings,
): string {
  const lengths = inputs.map((name) => {
    const type = schema.getType(name)
    if (!isInputObjectType(type)) throw new Error(`${name} is no input`)
    return lengthsOf(type)
  })
  return [
    ...(names ? [typeNames(schema)] : []),
    ...codesOf(schema, types),
    ...types.flatMap((name) => [fieldsOf(schema, name), filterOf(schema, name)]).filter(Boolean),
    ...filters.map((name) => filterOf(schema, name)),
    ...lengths.flat(),
  ].join('\n')
}
