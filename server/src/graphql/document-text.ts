import { type DocumentNode, GraphQLError, type ValidationRule } from 'graphql'
import { DomainError } from '../kernel/errors.js'
import { Recent } from '../kernel/recent.js'

/** Tokens of a single document: far above every page of ours, far below what would hurt. */
export const MAX_TOKENS = 3000
/** A document has so many characters at most, and nests so deep in brackets of all kinds. */
const MOST_TEXT = 64 * 1024
const MOST_DEPTH = 50
/** Signs that the lexer skips, as many as tokens: a comma or a comment counts one, and so do a hundred signs of a comment or blanks. */
const MOST_SKIPPED = MAX_TOKENS
const SIGNS = 100
/** Characters of documents that are kept as they were read: each takes some fifty bytes, and all operations of the pages have 120,000. */
const MOST_READ = 500_000

/**
 * Refuses a document before it is read for what reading it would cost: the lexer skips commas, comments and blanks without counting them, and the parser
 * goes down into brackets by recursion.
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

/** The last sign of what begins there; a text that never ends is refused by the lexer, which reads no further. */
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

/** Documents that were read and found right, as Apollo keeps them; its own store has a bound by their JSON, which takes a fourth of their memory. */
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

/** Refuses to tell the schema; that of an object's type by `__typename` is no secret. */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (NAMES.has(node.name.value)) context.reportError(new GraphQLError(texts.refused, { nodes: [node] }))
  },
})
