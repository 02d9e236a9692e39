import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type RequestError, toRequestError } from './errors'

export interface Told<Data> {
  /** Answer of the dry run; null until it is known. */
  told: Data | null
  /** Refusal of the dry run. */
  refusal: RequestError | null
}

const NOTHING = { told: null, refusal: null }

/**
 * Runs a verb as a dry run whenever its variables change; null runs nothing. An answer to earlier variables is dropped.
 * @param variables without `dryRun` and `idempotencyKey`
 */
export function useDryRun<Data, Variables extends OperationVariables & { dryRun: boolean }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'dryRun' | 'idempotencyKey'> | null,
): Told<Data> {
  const client = useApolloClient()
  const asked = variables && JSON.stringify(variables)
  const [answer, setAnswer] = useState<Told<Data> & { asked: string | null }>({ ...NOTHING, asked: null })
  useEffect(() => {
    if (asked === null) return
    let current = true
    const answered = (found: Partial<Told<Data>>) => current && setAnswer({ ...NOTHING, ...found, asked })
    client
      .mutate<Data, OperationVariables>({
        mutation: document,
        variables: { ...JSON.parse(asked), dryRun: true },
        fetchPolicy: 'no-cache',
      })
      .then(({ data }) => answered({ told: (data as Data | undefined) ?? null }))
      .catch((error: unknown) => answered({ refusal: toRequestError(error) }))
    return () => {
      current = false
    }
  }, [client, document, asked])
  return answer.asked === asked ? answer : NOTHING
}
