import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toRequestError } from '../../../apollo/errors'
import { useFileSending } from '../../../apollo/useKeptFiles'
import { ReadInvoiceDocument } from './invoice.generated'
import { documentTaxOf, fillOf, leavesMoneyOut, type Read, type Reading } from './reading'
import { texts } from './texts'
import type { Values } from './values'

const MAX_BYTES = 5 * 1024 * 1024
const NAME = /\.(xml|ofd|pdf|jpe?g|png)$/i

interface Said {
  tone: 'good' | 'warning' | 'bad'
  text: string
}

/**
 * Stores the file of an invoice on the server and fills the form with its facts; unreadable ones are filled in by hand.
 */
export function useReading({ getValues, setValue, clearErrors }: UseFormReturn<Values>) {
  const client = useApolloClient()
  const { send, stop } = useFileSending()
  const filled = useRef<Read>({})
  const [sending, setSending] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [reading, setReading] = useState<Reading | null>(null)

  const fill = (found: Reading): number => {
    const fields = fillOf(found, getValues(), filled.current)
    for (const [name, text] of Object.entries(fields)) {
      setValue(name as keyof Values, text, { shouldDirty: true })
      clearErrors(name as keyof Values)
    }
    filled.current = { ...filled.current, ...fields }
    setValue('taxInvoiceSumPrice', documentTaxOf(getValues(), found), { shouldDirty: true })
    clearErrors('taxInvoiceSumPrice')
    return Object.values(fields).filter((text) => text !== '').length
  }
  const read = async (file: File): Promise<Said> => {
    const { signal } = stop.current
    const fileUrl = await send('invoice/', file)
    setValue('invoiceUrl', fileUrl, { shouldDirty: true, shouldValidate: true })
    try {
      const answer = await client.query({
        query: ReadInvoiceDocument,
        variables: { fileUrl },
        fetchPolicy: 'no-cache',
      })
      const found = answer.data?.readInvoice
      if (!found || signal.aborted) return { tone: 'warning', text: texts.readNothing }
      setReading(found)
      const count = fill(found)
      const text = count > 0 ? texts.read(count) : texts.readNothing
      return leavesMoneyOut(found) ? { tone: 'warning', text: texts.withoutMoney(text) } : { tone: 'good', text }
    } catch (error) {
      return { tone: 'warning', text: texts.byHand(toRequestError(error).message) }
    }
  }
  const choose = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file || sending) return
    setReading(null)
    const fault = !NAME.test(file.name) ? texts.format : file.size > MAX_BYTES ? texts.size : null
    if (fault) return setSaid({ tone: 'bad', text: fault })
    setSaid(null)
    setSending(file.name)
    const outcome = await read(file).catch(
      (error: unknown): Said => ({ tone: 'bad', text: toRequestError(error).message }),
    )
    if (stop.current.signal.aborted) return
    setSending(null)
    setSaid(outcome)
  }
  return { sending, said, reading, choose }
}
