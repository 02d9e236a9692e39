import { GraphQLError, type ValidationRule } from 'graphql'

const texts = {
  refused: '这里不提供接口结构（__schema、__type），请在 /playground 查看',
}
const NAMES: ReadonlySet<string> = new Set(['__schema', '__type'])

/** Refuses to tell the schema; that of an object's type by `__typename` is no secret. */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (NAMES.has(node.name.value)) context.reportError(new GraphQLError(texts.refused, { nodes: [node] }))
  },
})
