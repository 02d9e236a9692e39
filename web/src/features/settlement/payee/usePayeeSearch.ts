import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type RequestError, toRequestError } from '../../../apollo/errors'
import { type PayeeFragment, PayeesDocument } from './payee.generated'

export type Payee = PayeeFragment

const PAUSE = 300
const MAX_LENGTH = 50

interface Search {
  payees: readonly Payee[]
  searching: boolean
  error: RequestError | null
}

/**
 * Payees whose name, carrier name or mobile contains the text, read when typing pauses. The list is empty until the
 * answer comes: a payee found for an earlier text must not be chosen by a quick Enter.
 */
export function usePayeeSearch(text: string, enabled: boolean): Search {
  const param = text.trim().slice(0, MAX_LENGTH)
  const [settled, setSettled] = useState(param)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(param), PAUSE)
    return () => clearTimeout(timer)
  }, [param])
  const { data, loading, error } = useQuery(PayeesDocument, {
    variables: { param: settled },
    skip: !enabled,
    fetchPolicy: 'no-cache',
  })
  const searching = loading || settled !== param
  return {
    payees: (!searching && data?.payees) || [],
    searching,
    error: error ? toRequestError(error) : null,
  }
}
