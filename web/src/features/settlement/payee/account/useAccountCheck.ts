import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { RequestError } from '../../../../apollo/errors'
import { PayeesDocument } from '../payee.generated'
import { mayBeCard } from './account'
import { BankOfAccountDocument } from './account.generated'
import { texts } from './texts'

interface Account {
  payeeName: string
  bindingBankNo: string
}

/**
 * Refuses an account once that cannot be right, or that is another one than people pay him to; whoever saves it again has looked. `before` is
 * the row that is changed.
 */
export function useAccountCheck(): (given: Account, before?: { id: string; bindingBankNo: string }) => Promise<void> {
  const client = useApolloClient()
  const warned = useRef('')
  const isWrong = async ({ bindingBankNo }: Account) => {
    if (!mayBeCard(bindingBankNo)) return false
    const { data } = await client.query({ query: BankOfAccountDocument, variables: { bindingBankNo } })
    return data?.bankOfAccount.kind === 'WRONG_CARD'
  }
  const otherOf = async ({ payeeName, bindingBankNo }: Account) => {
    const { data } = await client.query({
      query: PayeesDocument,
      variables: { param: payeeName },
      fetchPolicy: 'no-cache',
    })
    const namesake = data?.payees.find((payee) => payee.payeeName === payeeName && payee.bindingBankNo)
    return namesake && namesake.bindingBankNo !== bindingBankNo ? namesake.bindingBankNo : null
  }
  return async (given, before) => {
    if (warned.current === given.bindingBankNo) return
    const other = before ? before.bindingBankNo || null : await otherOf(given)
    const questions = [
      (await isWrong(given)) && texts.saysWrong,
      other && (before ? texts.saysChanged : texts.saysOther)(other),
    ].filter(Boolean)
    if (questions.length === 0) return
    warned.current = given.bindingBankNo
    const message = texts.saveAgain(questions.join('；'))
    throw new RequestError(message, { errorCode: 'INVALID_INPUT', fieldErrors: [{ field: 'bindingBankNo', message }] })
  }
}
