import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { RequestError } from '../../../../apollo/errors'
import { PayeesDocument } from '../payee.generated'
import { BankOfAccountDocument } from './account.generated'
import { texts } from './texts'

const CARD_NUMBER = /^\d{16,19}$/

/** Account number in the stored form, without the blanks of groups of four. */
export const accountOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Whether the text has the length of a card number, which is then checked. */
export const mayBeCard = (account: string): boolean => CARD_NUMBER.test(account)

interface Account {
  payeeName: string
  bindingBankNo: string
}

/**
 * Refuses an account once if it cannot be right, or differs from the payee's usual one; saving again confirms it.
 * `before` is the changed row.
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
