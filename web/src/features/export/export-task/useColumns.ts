import { useApolloClient, useQuery } from '@apollo/client/react'
import type { ExportList } from '../../../gql/types.generated'
import { ExportColumnsDocument } from './export-task.generated'
import { texts } from './texts'

/** The columns of a list that the server can write: asked for once, since they change with the program only. */
export function useColumns(list: ExportList) {
  const client = useApolloClient()
  const asked = { variables: { list }, fetchPolicy: 'cache-first' } as const
  const { data } = useQuery(ExportColumnsDocument, asked)
  return {
    /** Undefined until they are there. */
    known: data?.sheet.columns,
    /** Asks again when they could not be had. */
    async find() {
      const { data } = await client.query({ query: ExportColumnsDocument, ...asked })
      if (!data) throw new Error(texts.noAnswer)
      return data.sheet.columns
    },
  }
}
