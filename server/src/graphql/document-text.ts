import { type DocumentNode, GraphQLError, type ValidationRule } from 'graphql'
import { DomainError } from '../kernel/errors.js'
import { Recent } from '../kernel/recent.js'

/** Tokens of a single document, at most: far above every page of ours, far below a harmful number. */
export const MAX_TOKENS = 3000
/** Most characters of a document, and most brackets within brackets. */
const MOST_TEXT = 64 * 1024
const MOST_DEPTH = 50
/**
 * Most signs that the lexer skips: a comma or a comment counts one, and so does each hundred characters of comments or
 * blanks.
 */
const MOST_SKIPPED = MAX_TOKENS
const SIGNS = 100
/** Characters of documents kept parsed: each takes some fifty bytes, and all operations of the pages have 120,000. */
const MOST_READ = 500_000

/**
 * Refuses a document that would be too costly to read: the lexer skips commas, comments and blanks uncounted, and the
 * parser recurses into brackets.
 */
export function assertReadable(query: string): void {
  if (query.length > MOST_TEXT) throw tooComplex()
  let [depth, skipped] = [0, 0]
  for (let at = 0; at < query.length; at++) {
    const sign = query[at]
    if (sign === '(' || sign === '[' || sign === '{') depth += 1
    else if (sign === ')' || sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') skipped += 1
    else if (sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r' || sign === '\uFEFF') skipped += 1 / SIGNS
    else if (sign === '#') {
      const end = endOfLine(query, at)
      skipped += 1 + (end - at) / SIGNS
      at = end
    } else if (sign === '"') at = endOfText(query, at)
    if (depth > MOST_DEPTH || skipped > MOST_SKIPPED) throw tooComplex()
  }
}

const tooComplex = () => new DomainError('QUERY_TOO_COMPLEX', { detail: '' })

/** Place of the last sign of a text; a text that never ends is refused by the lexer, which reads no further. */
function endOfText(query: string, from: number): number {
  if (!query.startsWith('"""', from)) {
    for (let at = from + 1; at < query.length; at++) {
      if (query[at] === '\\') at += 1
      else if (query[at] === '"') return at
      else if (query[at] === '\n' || query[at] === '\r') break
    }
    return query.length
  }
  let end = query.indexOf('"""', from + 3)
  while (end > 0 && query[end - 1] === '\\') end = query.indexOf('"""', end + 3)
  return end < 0 ? query.length : end + 2
}

function endOfLine(query: string, from: number): number {
  let at = from
  while (at < query.length && query[at] !== '\n' && query[at] !== '\r') at++
  return at
}

/**
 * Store of parsed and valid documents for Apollo, bounded by their real memory; Apollo's own store is bounded by their
 * JSON, a fourth of that.
 */
export function documentStore() {
  const kept = new Recent<DocumentNode>(MOST_READ)
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, document: DocumentNode) => kept.set(key, document, document.loc?.end),
    delete: async () => undefined,
  }
}

const texts = {
  refused: '这里不提供接口结构（__schema、__type），请在 /playground 查看',
}
const NAMES: ReadonlySet<string> = new Set(['__schema', '__type'])

/** Refuses introspection of the schema; `__typename`, the type of an object, is no secret. */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (NAMES.has(node.name.value)) context.reportError(new GraphQLError(texts.refused, { nodes: [node] }))
  },
})
