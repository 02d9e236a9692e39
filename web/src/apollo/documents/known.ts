import type { DocumentNode } from 'graphql'

/** Addition of codegen to a generated document, which the cache keeps when it adds names of types. */
interface Generated {
  /** Id by the hash of its text. */
  __meta__?: { id: string }
}

/** Ids that the server has not, until the page is loaded anew. */
const unknown = new Set<string>()

/** Id under which the server knows a document; undefined for one that it must be sent. */
export function idOf(document: DocumentNode): string | undefined {
  const id = (document as Generated).__meta__?.id
  if (id === undefined || unknown.has(id)) return undefined
  return id
}

/** Notes an id that the server does not know, such as one of an earlier build: its text is sent from then on. */
export function noteUnknown(id: string): void {
  unknown.add(id)
}

/** Whether a document only reads. */
export const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'query')
