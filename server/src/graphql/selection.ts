import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** Fragments of a document by their names, which selections spread. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )

/** Key of a field in the answer: its alias, or else its name. */
export const keyOf = (node: FieldNode): string => node.alias?.value ?? node.name.value

/** Fields of a selection on an object type, those of its fragments included. */
export function selected({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const set = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet
    return set ? selected(set, fragments) : []
  })
}

/**
 * Number of fields in all operations of a document. Fields of a fragment count once for each use, since the compiler
 * repeats them.
 */
export function countFields(document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const known = new Map<string, number>()
  const inFragment = (name: string): number => {
    const found = known.get(name) ?? inSet(fragments.get(name)?.selectionSet)
    known.set(name, found)
    return found
  }
  const inSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce(
      (sum, node) =>
        sum +
        (node.kind === Kind.FRAGMENT_SPREAD ? inFragment(node.name.value) : inSet(node.selectionSet)) +
        (node.kind === Kind.FIELD ? 1 : 0),
      0,
    )
  return document.definitions.reduce(
    (sum, node) => sum + (node.kind === Kind.OPERATION_DEFINITION ? inSet(node.selectionSet) : 0),
    0,
  )
}
