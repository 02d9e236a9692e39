import type { ApolloClient, OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** Time that a pointer or the focus rests on a link before its record is asked for, in ms. */
const REST = 150
/** Time for which an answer that came ahead is shown without asking once more, in ms. */
const FRESH = 5000
/** Most records that are asked for ahead at once; others are left to the click. */
const AT_ONCE = 2

interface Ahead {
  running: number
  /** Time at which a record was asked for or, once it is there, answered. */
  asked: Map<string, { at: number; isThere: boolean }>
}

const known = new WeakMap<ApolloClient, Ahead>()

function aheadOf(client: ApolloClient): Ahead {
  const ahead = known.get(client) ?? { running: 0, asked: new Map() }
  known.set(client, ahead)
  return ahead
}

const ids = new WeakMap<DocumentNode, number>()
let documents = 0

function keyOf(document: DocumentNode, variables: OperationVariables): string {
  const id = ids.get(document) ?? ++documents
  ids.set(document, id)
  return `${id} ${JSON.stringify(variables)}`
}

/** Whether the person wants few bytes to be sent. */
const isSaving = (): boolean =>
  (globalThis.navigator as (Navigator & { connection?: { saveData?: boolean } }) | undefined)?.connection?.saveData ===
  true

/** Whether the answer to a query came ahead a moment ago. */
export function isFresh(client: ApolloClient, document: DocumentNode, variables: OperationVariables): boolean {
  const found = known.get(client)?.asked.get(keyOf(document, variables))
  return found?.isThere === true && Date.now() - found.at < FRESH
}

/** Asks for a record unless that was done a moment ago; returns the function that gives it up. */
function ask(client: ApolloClient, document: DocumentNode, variables: OperationVariables): () => void {
  const ahead = aheadOf(client)
  for (const [key, { at }] of ahead.asked) if (Date.now() - at >= FRESH) ahead.asked.delete(key)
  const key = keyOf(document, variables)
  if (ahead.running >= AT_ONCE || ahead.asked.has(key)) return () => undefined
  ahead.running += 1
  ahead.asked.set(key, { at: Date.now(), isThere: false })
  const query = client.watchQuery({ query: document, variables, fetchPolicy: 'network-only' })
  const asking = query.subscribe({
    next: ({ loading, error, data }) => {
      if (loading) return
      // The page itself asks again and shows a refusal.
      if (data && !error) ahead.asked.set(key, { at: Date.now(), isThere: true })
      asking.unsubscribe()
    },
  })
  asking.add(() => {
    ahead.running -= 1
    if (!ahead.asked.get(key)?.isThere) ahead.asked.delete(key)
  })
  return () => asking.unsubscribe()
}

/** Asks for a record once a pointer or the focus rests on its link; returns the function for when it leaves. */
export function askAhead(client: ApolloClient, document: DocumentNode, variables: OperationVariables): () => void {
  if (isSaving()) return () => undefined
  let giveUp = (): void => undefined
  const timer = setTimeout(() => {
    giveUp = ask(client, document, variables)
  }, REST)
  return () => {
    clearTimeout(timer)
    giveUp()
  }
}
