import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from 'graphql'
import type { Variables } from './variables.js'

/** Makes the function that finds a list where an input object belongs: graphql-jit takes one that requires no field. */
export function misfitFinder(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): (variables: Variables) => boolean {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  const slots = definitions.flatMap(({ variable, type }) => {
    const inputType = typeFromAST(schema, type)
    return isInputType(inputType) ? [{ name: variable.name.value, inputType }] : []
  })
  return (variables) => slots.some(({ name, inputType }) => isMisfit(inputType, variables[name]))
}

function isMisfit(inputType: GraphQLInputType, value: unknown): boolean {
  const type = getNullableType(inputType)
  if (isListType(type)) {
    return Array.isArray(value) ? value.some((item) => isMisfit(type.ofType, item)) : isMisfit(type.ofType, value)
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const fields = type.getFields()
  return Object.entries(value).some(([name, item]) => {
    const field = fields[name]
    return field !== undefined && isMisfit(field.type, item)
  })
}
