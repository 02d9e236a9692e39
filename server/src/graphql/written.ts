import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** Reading and checking a document is work as well, whatever comes of it. */
const ALIAS = 10
const DIRECTIVE = 100
/** Written twice in one place, which nobody needs: each is held against each. */
const REPEATED = 1000

/** Cost of how an operation is written, with the fragments of its document: each alias, each directive, each field written again. */
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

/** Fields and fragments of a place by what they are called there. A fragment without a name is where it stands. */
const keysOf = (selections: readonly SelectionNode[]): string[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.alias?.value ?? node.name.value]
    return node.kind === Kind.FRAGMENT_SPREAD ? [`...${node.name.value}`] : keysOf(node.selectionSet.selections)
  })
