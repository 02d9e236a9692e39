import type { ApolloCache } from '@apollo/client'

/** Writes down what the server has just been told, or has just told, about the lock of this session. */
export function setLocked(cache: ApolloCache, locked: boolean): void {
  cache.modify({ id: cache.identify({ __typename: 'Viewer' }), fields: { sessionLocked: () => locked } })
}
