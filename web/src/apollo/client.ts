import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { authorised } from './auth'
import { toRequestError } from './errors'
import { postGraphql } from './request'

/** The last link of the chain: one authorised request per operation; leaving the page aborts it. */
const link = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController()
      authorised((headers) =>
        postGraphql(operation.query, operation.variables, { headers, signal: abort.signal }),
      ).then(
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

/** Pages, summaries and figures have no identity of their own: a new answer replaces the old one whole. */
const whole = { keyFields: false, merge: false } as const

const policies = {
  Viewer: { keyFields: [] as [], merge: true },
  CompanyEntry: whole,
  CardPage: whole,
  ReceiptPage: whole,
  SettlementPage: whole,
  WaybillPage: whole,
  CardSummary: whole,
  ReceiptSummary: whole,
  SettlementSummary: whole,
  WaybillSummary: whole,
  Welcome: whole,
}

/** A client with a cache of its own: each person and company gets a new one, so that nothing of another is ever shown. */
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
