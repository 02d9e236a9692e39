import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { RequestError } from '../../../../apollo/errors'
import { accountOf, mayBeCard } from './account'
import { BankOfAccountDocument } from './account.generated'
import { texts } from './texts'

/** Refuses a card number that cannot be right once; whoever saves it again has looked. */
export function useAccountCheck(): (text: string) => Promise<void> {
  const client = useApolloClient()
  const warned = useRef('')
  return async (text) => {
    const bindingBankNo = accountOf(text)
    if (!mayBeCard(bindingBankNo) || warned.current === bindingBankNo) return
    const { data } = await client.query({ query: BankOfAccountDocument, variables: { bindingBankNo } })
    if (data?.bankOfAccount.kind !== 'WRONG_CARD') return
    warned.current = bindingBankNo
    const fieldErrors = [{ field: 'bindingBankNo', message: texts.saveAgain }]
    throw new RequestError(texts.saveAgain, { errorCode: 'INVALID_INPUT', fieldErrors })
  }
}
