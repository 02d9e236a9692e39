import type { DocumentNode } from 'graphql'
import { toRequestError } from '../errors'
import { idOf, isQuery } from './known'

/** Most queries in one request, as many as the server takes. */
const MOST = 16

type Data = Record<string, unknown>

interface Query {
  document: DocumentNode
  variables: Data
}

/** Way to the server for a list of queries; null in the place of one that is refused. */
export type PostList = (list: readonly Query[], signal: AbortSignal) => Promise<(Data | null)[]>

interface Gathered extends Query {
  signal: AbortSignal
  post: PostList
  /** Gives back the data; null where the query is to be asked alone. */
  answer: (data: Data | null) => void
  fail: (error: unknown) => void
}

let gathering: Gathered[] | null = null

/** Gathers the queries that a function starts at once, and sends them in one request. */
export function together<Result>(start: () => Result): Result {
  if (gathering) return start()
  const gathered: Gathered[] = []
  gathering = gathered
  try {
    return start()
  } finally {
    end(gathered)
  }
}

/** Time within which a page asks anew after a verb, in ms: its lists at once, what it draws then a little later. */
const AFTER_VERB = 10

/** Gathers what is asked in the moment after a verb, wherever in the page that is. */
export function gatherAfterVerb(): void {
  if (gathering) return
  const gathered: Gathered[] = []
  gathering = gathered
  setTimeout(() => end(gathered), AFTER_VERB)
}

function end(gathered: readonly Gathered[]): void {
  gathering = null
  for (let at = 0; at < gathered.length; at += MOST) void send(gathered.slice(at, at + MOST))
}

/**
 * Data of a query that is gathered; null where it must be asked alone: nothing is gathered, the server does not know
 * it, it is the only one, or it was refused among others.
 */
export function gatheredData(query: Query, signal: AbortSignal, post: PostList): Promise<Data | null> | null {
  const into = gathering
  if (!into || idOf(query.document) === undefined || !isQuery(query.document)) return null
  return new Promise((answer, fail) => into.push({ ...query, signal, post, answer, fail }))
}

async function send(list: readonly Gathered[]): Promise<void> {
  const left = list.filter(({ signal }) => !signal.aborted)
  const [first, ...more] = left
  if (!first || more.length === 0) return first?.answer(null)
  try {
    const found = await first.post(left, allOf(left))
    for (const [at, { answer }] of left.entries()) answer(found[at] ?? null)
  } catch (error) {
    const { isPassing } = toRequestError(error)
    for (const { answer, fail } of left) isPassing ? fail(error) : answer(null)
  }
}

/** Signal that aborts once nobody waits for any of the answers. */
function allOf(list: readonly Gathered[]): AbortSignal {
  const abort = new AbortController()
  let waiting = list.length
  for (const { signal } of list)
    signal.addEventListener('abort', () => {
      waiting -= 1
      if (waiting === 0) abort.abort()
    })
  return abort.signal
}
