import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'

/** What people call a field: its description as far as a unit or a note begins. */
export const labelOf = (description: string): string => description.split(/[（，：；。]/, 1)[0] ?? description

/** A plugin of graphql-codegen: what the fields of these types are called, from their descriptions in the schema. */
export function plugin(schema: GraphQLSchema, _documents: unknown, { types }: { types: readonly string[] }): string {
  return types.map((name) => labelsOf(schema, name)).join('\n')
}

function labelsOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name)
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} has no fields`)
  const labels = Object.values(type.getFields()).map((field) => {
    if (!field.description) throw new Error(`${name}.${field.name} has no description`)
    return `  ${field.name}: '${labelOf(field.description)}',\n`
  })
  return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)}Labels = {\n${labels.join('')}} as const\n`
}
