import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { declaredVariables, type Variables } from './variables.js'

/**
 * Makes the function that finds a list in the place of an input object: graphql-jit wrongly accepts one for an input
 * type without required fields.
 */
export function misfitFinder(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): (variables: Variables) => boolean {
  const declared = declaredVariables(schema, document, operationName)
  return (variables) => declared.some(({ name, type }) => isMisfit(type, variables[name]))
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
