import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type RequestError, toRequestError } from '../../../../apollo/errors'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { PreviewSettlementsDocument, type PreviewSettlementsMutation } from './generation.generated'

export type Preview = PreviewSettlementsMutation['previewSettlements']

interface PreviewState {
  /** Last answer, which stays until the next one comes. */
  preview: Preview | null
  loading: boolean
  error: RequestError | null
  reload: () => void
}

/** Preview of generating settlements; writes nothing. `source` must be stable between renders. */
export function usePreview(source: SettlementSourceInput): PreviewState {
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<Omit<PreviewState, 'reload'>>({ preview: null, loading: true, error: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let current = true
    setState(({ preview }) => ({ preview, loading: true, error: null }))
    client.mutate({ mutation: PreviewSettlementsDocument, variables: { input: source }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => current && setState({ preview: data?.previewSettlements ?? null, loading: false, error: null }),
      (error: unknown) =>
        current && setState(({ preview }) => ({ preview, loading: false, error: toRequestError(error) })),
    )
    return () => {
      current = false
    }
  }, [client, source, round])

  return { ...state, reload: () => setRound((now) => now + 1) }
}
