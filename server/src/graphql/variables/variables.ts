import {
  astFromValue,
  type ConstValueNode,
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'

export type Variables = Record<string, unknown>

interface DeclaredVariable {
  name: string
  type: GraphQLInputType
  defaultValue: ConstValueNode | undefined
}

/** Variables that an operation declares, without those whose type is no input type of the schema. */
export function declaredVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): DeclaredVariable[] {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  return definitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const type = typeFromAST(schema, typeNode)
    return isInputType(type) ? [{ name: variable.name.value, type, defaultValue }] : []
  })
}

/**
 * Makes the function that writes an operation's defaults into its variables, in the form a caller would have sent them:
 * graphql-jit refuses a non-null variable or input field that was left to its default.
 */
export function defaultsFiller(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): (variables: Variables) => Variables {
  const slots = declaredVariables(schema, document, operationName).map(({ name, type, defaultValue }) =>
    slotOf(name, type, defaultValue && valueFromASTUntyped(defaultValue)),
  )
  return (variables) => filledIn(variables, slots)
}

/** Variable or input field: its default value, and the filler of what lies within a given value. */
interface Slot {
  name: string
  preset: unknown
  fill: Fill | undefined
}
type Fill = (value: unknown) => unknown

const slotOf = (name: string, type: GraphQLInputType, preset: unknown): Slot => ({ name, preset, fill: fillOf(type) })

function filledIn(given: Variables, slots: Slot[]): Variables {
  const filled = { ...given }
  for (const { name, preset, fill } of slots) {
    const value = filled[name] === undefined ? preset : filled[name]
    if (value !== undefined) filled[name] = fill ? fill(value) : value
  }
  return filled
}

const fills = new WeakMap<GraphQLInputType, Fill | undefined>()

/** Filler for values of this type; undefined where the type has no default in it. */
function fillOf(inputType: GraphQLInputType): Fill | undefined {
  const type = getNullableType(inputType)
  if (isListType(type)) {
    const fill = fillOf(type.ofType)
    return fill && ((value) => (Array.isArray(value) ? value.map(fill) : fill(value)))
  }
  if (!isInputObjectType(type)) return undefined
  if (fills.has(type)) return fills.get(type)
  const slots: Slot[] = []
  const fill: Fill = (value) => (typeof value === 'object' && value !== null ? filledIn({ ...value }, slots) : value)
  // The filler is registered before its fields are read, since an input type may contain itself.
  fills.set(type, fill)
  for (const field of Object.values(type.getFields())) {
    const slot = slotOf(field.name, field.type, presetOf(field))
    if (slot.preset !== undefined || slot.fill) slots.push(slot)
  }
  if (slots.length === 0) fills.set(type, undefined)
  return fills.get(type)
}

function presetOf({ defaultValue, type }: GraphQLInputField): unknown {
  if (defaultValue === undefined) return undefined
  const literal = astFromValue(defaultValue, type)
  return literal ? valueFromASTUntyped(literal) : undefined
}
