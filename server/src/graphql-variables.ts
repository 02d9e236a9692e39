import {
  astFromValue,
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

/**
 * Makes the function that writes an operation's defaults into its variables, in the form a caller would have sent them:
 * graphql-jit refuses a non-null variable or input field that was left to its default.
 */
export function defaultsFiller(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): (variables: Variables) => Variables {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  const slots = definitions.flatMap(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type)
    if (!isInputType(inputType)) return []
    const preset = defaultValue && valueFromASTUntyped(defaultValue)
    return [{ name: variable.name.value, inputType, preset }]
  })
  return (variables) => {
    const filled = { ...variables }
    for (const { name, inputType, preset } of slots) {
      const value = filled[name] === undefined ? preset : filled[name]
      if (value !== undefined) filled[name] = filledValue(inputType, value)
    }
    return filled
  }
}

function filledValue(inputType: GraphQLInputType, value: unknown): unknown {
  const type = getNullableType(inputType)
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((item) => filledValue(type.ofType, item)) : filledValue(type.ofType, value)
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value
  const filled: Variables = { ...value }
  for (const [name, field] of Object.entries(type.getFields())) {
    const given = filled[name] === undefined ? presetOf(field) : filled[name]
    if (given !== undefined) filled[name] = filledValue(field.type, given)
  }
  return filled
}

function presetOf({ defaultValue, type }: GraphQLInputField): unknown {
  if (defaultValue === undefined) return undefined
  const literal = astFromValue(defaultValue, type)
  return literal ? valueFromASTUntyped(literal) : undefined
}
