import type { ApolloCache } from '@apollo/client'

/** More are told as that many and more. */
export const MOST_UNREAD = 100

/** Writes down how many messages are left to read. */
export function setUnread(cache: ApolloCache, unread: number): void {
  cache.modify({ id: cache.identify({ __typename: 'Viewer' }), fields: { unreadMessages: () => unread } })
}
