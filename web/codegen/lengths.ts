import { type GraphQLInputObjectType, type GraphQLSchema, isInputObjectType } from 'graphql'

/** How long a text may be, as descriptions say it: “最多 20 个字符”. */
const LENGTH = /最多 ?(\d+) ?(?:个字符|位数字)/

/** A plugin of graphql-codegen: the longest texts that inputs take, where their descriptions in the schema say so. */
export const plugin = (schema: GraphQLSchema): string =>
  Object.values(schema.getTypeMap()).filter(isInputObjectType).flatMap(lengthsOf).join('\n')

function lengthsOf(type: GraphQLInputObjectType): string[] {
  const lengths = Object.values(type.getFields()).flatMap(({ name, description }) => {
    const [, length] = LENGTH.exec(description ?? '') ?? []
    return length === undefined ? [] : [`  ${name}: ${length},\n`]
  })
  if (lengths.length === 0) return []
  return [
    `export const ${type.name.charAt(0).toLowerCase()}${type.name.slice(1)}Lengths = {\n${lengths.join('')}} as const\n`,
  ]
}
