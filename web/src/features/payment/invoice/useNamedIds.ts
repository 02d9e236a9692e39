import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toastStore'
import { InvoiceNumberDocument } from './invoice.generated'

/**
 * Replaces ids of invoices in the address by their numbers, by which the list is filtered. True while this is pending.
 */
export function useNamedIds(): boolean {
  const client = useApolloClient()
  const [params, setParams] = useSearchParams()
  const ids = params.get('ids')
  useEffect(() => {
    if (!ids) return
    let isOver = false
    const numbers = async (): Promise<string[]> => {
      const asked = ids.split(',').map((id) => client.query({ query: InvoiceNumberDocument, variables: { id } }))
      // A missing invoice appears as a number that was not found.
      return (await Promise.all(asked)).map(({ data }, at) => data?.invoice?.invoiceSn ?? ids.split(',')[at] ?? '')
    }
    const put = (found: readonly string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('ids')
          after.set('invoiceSns', [after.get('invoiceSns'), ...found].filter(Boolean).join())
          return after
        },
        { replace: true },
      )
    numbers()
      .then((found) => !isOver && put(found))
      .catch((error: unknown) => toast.failure(error))
    return () => {
      isOver = true
    }
  }, [ids, client, setParams])
  return ids !== null
}
