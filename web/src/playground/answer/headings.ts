import {
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { parsed } from '../documents'
import { texts } from '../texts'
import { type Cell, isNumeric, type Table } from './tables'

/** Column as people know it. */
export interface Heading {
  label: string
  /** Codes with their names, for enums. */
  names: Readonly<Record<string, string>>
  /** Whether it is a figure: a telephone number is a text of digits. */
  numeric: boolean
}

/** Headings of an answer by field of the operation and dotted name. */
export type Headings = Readonly<Record<string, Readonly<Record<string, Heading>>>>

/** Name at the beginning of a description, which may go on with an explanation. */
export const nameOf = (description: string | null | undefined): string =>
  (description ?? '').split(/[，：；。\n]/)[0] ?? ''

type Field = GraphQLField<unknown, unknown>

const labelOf = (field: Field): string => nameOf(field.description) || field.name

const FIGURES = new Set(['Decimal', 'Int', 'Float'])

/** Members through which rows are reached and which make no column. */
const WITHIN = new Set(['records'])

function headingOf(field: Field, above: string): Heading {
  const own = labelOf(field)
  const type = getNamedType(field.type)
  const names = isEnumType(type)
    ? Object.fromEntries(type.getValues().map(({ name, description }) => [name, nameOf(description) || name]))
    : {}
  return { label: above && above !== own ? `${above} · ${own}` : own, names, numeric: FIGURES.has(type.name) }
}

interface Place {
  type: GraphQLNamedType
  prefix: string
  above: string
}

type Found = Record<string, Heading>
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Walker over the fields of an operation; a fragment counts as its fields. */
class Walk {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {}

  collect(set: SelectionSetNode | undefined, place: Place, found: Found): Found {
    for (const part of set?.selections ?? []) {
      if (part.kind === Kind.FIELD) this.collectField(part, place, found)
      else this.collectFragment(part, place, found)
    }
    return found
  }

  private collectFragment(part: FragmentSpreadNode | InlineFragmentNode, place: Place, found: Found): void {
    const fragment = part.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(part.name.value) : part
    const condition = fragment?.typeCondition?.name.value
    const type = condition ? this.schema.getType(condition) : place.type
    if (type) this.collect(fragment?.selectionSet, { ...place, type }, found)
  }

  private collectField(part: FieldNode, { type, prefix, above }: Place, found: Found): void {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[part.name.value] : undefined
    if (!field) return
    const name = prefix + (part.alias?.value ?? part.name.value)
    const inner = getNamedType(field.type)
    if (WITHIN.has(part.name.value)) this.collect(part.selectionSet, { type: inner, prefix, above }, found)
    else if (part.selectionSet)
      this.collect(part.selectionSet, { type: inner, prefix: `${name}.`, above: labelOf(field) }, found)
    else found[name] = headingOf(field, above)
  }
}

/** Chinese headings of every column of an operation, from the schema; none for a text that is no operation. */
export function headingsOf(schema: GraphQLSchema, text: string): Headings {
  const document = parsed(text)
  const root = schema.getQueryType()
  if (!document || !root) return {}
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  const walk = new Walk(schema, new Map(fragments.map((one) => [one.name.value, one])))
  const fields = document.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections.filter((part) => part.kind === Kind.FIELD))
  return Object.fromEntries(
    fields.flatMap((part) => {
      const field = root.getFields()[part.name.value]
      if (!field) return []
      const place = { type: getNamedType(field.type), prefix: '', above: '' }
      return [[part.alias?.value ?? part.name.value, walk.collect(part.selectionSet, place, {})]]
    }),
  )
}

/** A cell as people read it: names for codes, 是 and 否, and figures with all their digits. */
export function shownOf(cell: Cell | undefined, heading: Heading | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no
  return heading?.names[String(cell)] ?? String(cell)
}

/** Table in texts. */
export interface Sheet {
  heads: readonly string[]
  lines: readonly (readonly string[])[]
  /** Whether each column holds figures. */
  numeric: readonly boolean[]
}

/** Lines of a table as people read them, below its headings. */
export function sheetOf(table: Table, headings: Headings): Sheet {
  const known = headings[table.name] ?? {}
  return {
    heads: table.columns.map((column) => known[column]?.label ?? column),
    numeric: table.columns.map((column) => known[column]?.numeric ?? isNumeric(table, column)),
    lines: table.lines.map((line) => table.columns.map((column) => shownOf(line[column], known[column]))),
  }
}
