import { type DocumentNode, parse } from 'graphql'

/** Text as a document; null while it is none. */
export function parsed(text: string): DocumentNode | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** Operations of a text by their names, null for one without a name; undefined while the text is no document. */
export const operationsIn = (text: string): (string | null)[] | undefined =>
  parsed(text)?.definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? [one.name?.value ?? null] : []))

/** Name by which one of several operations is asked for; null where the text has none of that name. */
export const nameIn = (text: string, name: string | null | undefined): string | null =>
  name && operationsIn(text)?.includes(name) ? name : null

/** Values of variables; undefined while the text is no object. */
export function valuesOf(text: string): object | undefined {
  if (text.trim() === '') return {}
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? values : undefined
  } catch {
    return undefined
  }
}
