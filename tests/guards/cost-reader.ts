import {
  type DocumentNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** Figures that the descriptions of the directives name. */
const [USUAL, ALIAS, DIRECTIVE, REPEATED, INTROSPECTION] = [1, 10, 100, 1000, 20_000]
const [EACH_ROW, MOST_ROWS, A_PAGE, EACH_OTHER, MOST_SIZE] = [5, 120_000, 100, 12_000, 5000]

type Field = GraphQLField<unknown, unknown>
type Values = Record<string, unknown>

interface ListSize {
  assumedSize?: number
  slicingArguments?: string[]
  sizedFields?: string[]
}

interface Reads {
  rows: number
  each?: string
  atMost: boolean
}

/** Rows that a field looks through, for so many records. */
interface Looked {
  rows: number
  times: number
}

/**
 * Cost of an operation as somebody tells it who has nothing but the published schema. It knows no code of the server.
 */
export class CostReader {
  private readonly looked: Looked[] = []
  /** Whether the cost is the most that it can be: a field says so of its own. */
  isMost = false

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  cost(): number {
    const operation = getOperationAST(this.document)
    const root = operation && this.schema.getRootType(operation.operation)
    if (!operation || !root) return 0
    const told = this.writtenCost(operation) + this.fieldsOf(root, [operation.selectionSet], 1, new Map())
    return this.looked.reduce((sum, one) => sum + lookedCost(one), told)
  }

  private writtenCost(operation: OperationDefinitionNode): number {
    const written: number[] = []
    for (const one of this.document.definitions) {
      if (one !== operation && one.kind !== Kind.FRAGMENT_DEFINITION) continue
      visit(one, {
        VariableDefinition: () => false,
        Directive: () => void written.push(DIRECTIVE),
        Field: ({ alias }) => void written.push(alias ? ALIAS : 0),
        SelectionSet: (set) => void written.push(REPEATED * repeatedIn(set)),
      })
    }
    return written.reduce((sum, one) => sum + one, 0)
  }

  private fieldsOf(
    type: GraphQLObjectType,
    sets: SelectionSetNode[],
    times: number,
    sized: Map<string, number>,
  ): number {
    const byKey = Map.groupBy(
      sets.flatMap((set) => this.selected(type, set)),
      (node) => node.alias?.value ?? node.name.value,
    )
    return [...byKey.values()].reduce((sum, nodes) => sum + this.fieldCost(type, nodes, times, sized), 0)
  }

  private fieldCost(type: GraphQLObjectType, nodes: FieldNode[], times: number, sized: Map<string, number>): number {
    const [node] = nodes
    if (!node || node.name.value === '__typename') return USUAL
    const field = type.getFields()[node.name.value]
    if (!field) return INTROSPECTION
    const given = getArgumentValues(field, node)
    this.look(type, field, nodes, given, times)
    const size = this.applied<ListSize>(field, 'listSize')[0]
    const weight = Number(this.applied<{ weight: string }>(field, 'cost')[0]?.weight ?? USUAL)
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const own = size && !size.sizedFields
    const rows = own ? (sliced(size, given) ?? sized.get(field.name) ?? size.assumedSize ?? 1) : 1
    if (sets.length === 0) return weight + (own ? rows : 0)
    const within = size?.sizedFields?.map((name) => [name, sliced(size, given) ?? size.assumedSize ?? 1] as const)
    const named = getNamedType(field.type)
    const types = isAbstractType(named) ? this.schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
    const costs = types.map((one) => this.fieldsOf(one, sets, times * rows, new Map(within)))
    return weight + rows * Math.max(0, ...costs)
  }

  private look(owner: GraphQLObjectType, field: Field, nodes: FieldNode[], given: Values, times: number): void {
    // The total and the sums of a page are looked up with the page.
    if (isPage(owner) && COUNTED.includes(field.name)) return
    const page = getNamedType(field.type)
    const counted = isObjectType(page) && isPage(page) ? this.countedOf(page, nodes) : []
    const all = [field, ...counted].flatMap((one) => this.applied<Reads>(one, 'reads'))
    if (all.some(({ atMost }) => atMost)) this.isMost = true
    const rows = all.reduce((sum, one) => sum + one.rows * (one.each ? lengthOf(given[one.each]) : 1), 0)
    this.looked.push({ rows, times })
  }

  private countedOf(page: GraphQLObjectType, nodes: FieldNode[]): Field[] {
    const asked = nodes.flatMap(({ selectionSet }) => (selectionSet ? this.selected(page, selectionSet) : []))
    const names = new Set(asked.map(({ name }) => name.value))
    return COUNTED.flatMap((name) => (names.has(name) ? (page.getFields()[name] ?? []) : []))
  }

  private selected(type: GraphQLObjectType, { selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node]
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.fragment(node.name.value)
      const on = fragment?.typeCondition?.name.value
      const is = on === undefined || on === type.name || type.getInterfaces().some(({ name }) => name === on)
      return fragment && is ? this.selected(type, fragment.selectionSet) : []
    })
  }

  private fragment(name: string) {
    return this.document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name) as
      | { typeCondition?: { name: { value: string } }; selectionSet: SelectionSetNode }
      | undefined
  }

  private applied<Args>(field: Field, name: string): Args[] {
    const directive = this.schema.getDirective(name) as GraphQLDirective
    const uses = field.astNode?.directives?.filter((one) => one.name.value === name) ?? []
    return uses.map((use) => getArgumentValues(directive, use) as Args)
  }
}

const COUNTED = ['total', 'summary']
const isPage = (type: GraphQLObjectType): boolean => type.getFields().records !== undefined

/** Names that stand again in the same place. */
function repeatedIn({ selections }: SelectionSetNode): number {
  const keys = keysOf(selections)
  return keys.length - new Set(keys).size
}

const keysOf = (selections: SelectionSetNode['selections']): string[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value]
    return node.kind === Kind.FRAGMENT_SPREAD ? [`...${node.name.value}`] : keysOf(node.selectionSet.selections)
  })

/** Rows that the arguments of a call ask for; undefined where none of them is given. */
function sliced({ slicingArguments = [] }: ListSize, given: Values): number | undefined {
  const sizes = slicingArguments.flatMap((path) => {
    const value = path.split('.').reduce<unknown>((within, key) => (within as Values | null | undefined)?.[key], given)
    if (Array.isArray(value)) return [value.length]
    return typeof value === 'number' ? [Math.min(value, MOST_SIZE)] : []
  })
  return sizes.length > 0 ? Math.max(...sizes) : undefined
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

function lookedCost({ rows, times }: Looked): number {
  const each = EACH_ROW * rows
  return Math.min(MOST_ROWS, each * times) + (each < MOST_ROWS ? 0 : EACH_OTHER * Math.max(0, times - A_PAGE))
}
