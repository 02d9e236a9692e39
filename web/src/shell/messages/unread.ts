import type { ApolloCache } from '@apollo/client'

/** Highest number that is shown; more are shown with a plus. */
export const MOST_UNREAD = 100

/** Sets the number of unread messages. */
export function setUnread(cache: ApolloCache, unread: number): void {
  cache.modify({ id: cache.identify({ __typename: 'Viewer' }), fields: { unreadMessages: () => unread } })
}
