import type { ApolloClient } from '@apollo/client'

/** Has those queries ask again that open pages show, by their names: their rows stay in place until the answer is there. */
export async function refetchOpen(client: ApolloClient, names: ReadonlySet<string>): Promise<void> {
  const open = [...client.getObservableQueries('active')].filter(({ queryName }) => queryName && names.has(queryName))
  await Promise.all(open.map((query) => query.refetch()))
}
