import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** Cost of reading and checking a document, which is work even before a field runs. */
export const ALIAS = 10
export const DIRECTIVE = 100
/**
 * Cost of a name repeated in one place: real operations repeat none, and GraphQL compares each repetition with the
 * others.
 */
export const REPEATED = 1000

/** Cost of the writing of an operation and its fragments: each alias, each directive, and each repeated field. */
export function writtenCost(document: DocumentNode, operation: OperationDefinitionNode): number {
  const written: number[] = []
  for (const definition of document.definitions) {
    if (definition !== operation && definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    visit(definition, {
      VariableDefinition: () => false,
      Directive: () => void written.push(DIRECTIVE),
      Field: ({ alias }) => void written.push(alias ? ALIAS : 0),
      SelectionSet: (set) => void written.push(REPEATED * repeatedIn(set)),
    })
  }
  return written.reduce((sum, one) => sum + one, 0)
}

function repeatedIn(set: SelectionSetNode): number {
  const keys = keysOf(set.selections)
  return keys.length - new Set(keys).size
}

/**
 * Fields and fragments of one place, by their names there. A fragment without a name belongs to the place it stands in.
 */
const keysOf = (selections: readonly SelectionNode[]): string[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value]
    return node.kind === Kind.FRAGMENT_SPREAD ? [`...${node.name.value}`] : keysOf(node.selectionSet.selections)
  })
