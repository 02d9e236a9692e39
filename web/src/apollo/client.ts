import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { authorised } from './auth'
import { policies } from './cache/policies'
import { isQuery } from './documents/known'
import { gatherAfterVerb, gatheredData, type PostList } from './documents/together'
import { toRequestError } from './errors'
import { ownVerbs } from './live/own'
import { postGraphql, postList, type RequestOptions } from './request'

const postTogether: PostList = (list, signal) => authorised((headers) => postList(list, { headers, signal }))

/** Data of one operation: with those that are gathered beside it, else by a request of its own. */
async function dataOf(
  { query, variables }: ApolloLink.Operation,
  signal: AbortSignal,
  answered: RequestOptions['answered'],
) {
  const found = await gatheredData({ document: query, variables }, signal, postTogether)
  const data = found ?? (await authorised((headers) => postGraphql(query, variables, { headers, signal, answered })))
  if (!isQuery(query)) gatherAfterVerb()
  return data
}

/** Last link of the chain: authorised requests, aborted when the page is left. */
const link = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController()
      const ended = !isQuery(operation.query) ? ownVerbs.begin() : undefined
      let requestId: string | null = null
      const answered = (id: string) => {
        requestId = id
      }
      dataOf(operation, abort.signal, answered)
        .finally(() => ended?.(requestId))
        .then(
          (data) => {
            observer.next({ data })
            observer.complete()
          },
          (error: unknown) => {
            if (!abort.signal.aborted) observer.error(toRequestError(error))
          },
        )
      return () => abort.abort()
    }),
)

/**
 * Creates a client with its own cache: each person and company gets a new one, so that nothing of another is ever
 * shown.
 */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: policies }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true },
      query: { fetchPolicy: 'network-only' },
    },
  })
}
