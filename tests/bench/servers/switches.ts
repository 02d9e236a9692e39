import type { DocumentNode } from 'graphql'
import { compileQuery as compile } from 'graphql-jit'

export { isCompiledQuery } from 'graphql-jit'

/** Parts of the fast path that can be switched off. */
export type Part = 'jit' | 'text' | 'splice' | 'sessions' | 'counters'

export interface Variant {
  name: string
  off: readonly Part[]
  query: 'plain' | 'edges'
  /** Variant with which it is compared. */
  than?: string
}

/**
 * The whole fast path comes first. Text pages need the compiler, so that the variant without the compiler is compared
 * with the one without text pages.
 */
export const variants: readonly Variant[] = [
  { name: 'page', off: [], query: 'plain' },
  { name: 'page without text pages', off: ['text'], query: 'plain', than: 'page' },
  { name: 'page without jit and text pages', off: ['text', 'jit'], query: 'plain', than: 'page without text pages' },
  { name: 'page without splicing', off: ['splice'], query: 'plain', than: 'page' },
  { name: 'page without kept sessions', off: ['sessions'], query: 'plain', than: 'page' },
  { name: 'page without counters', off: ['counters'], query: 'plain', than: 'page' },
  { name: 'edges', off: [], query: 'edges' },
  { name: 'edges without jit', off: ['jit'], query: 'edges', than: 'edges' },
  { name: 'edges without kept sessions', off: ['sessions'], query: 'edges', than: 'edges' },
  { name: 'edges without counters', off: ['counters'], query: 'edges', than: 'edges' },
]

const without = new Set<Part>()

export const isOff = (part: Part): boolean => without.has(part)

export function switchOff(off: readonly Part[]): void {
  without.clear()
  for (const part of off) without.add(part)
}

/** Replaces graphql-jit by nothing, so that graphql-js runs each document as if it did not compile. */
export function compileQuery(
  ...[schema, document, name, options]: Parameters<typeof compile>
): ReturnType<typeof compile> {
  return isOff('jit') ? { errors: [] } : compile(schema, document as DocumentNode, name, options)
}
