import { useQuery } from '@apollo/client/react'
import { accountOf, mayBeCard } from './account'
import { BankOfAccountDocument, type BankOfAccountQuery } from './account.generated'

/** What the number of an account says by itself, as soon as it is as long as one; null until then. */
export function useBankOfAccount(text: string): BankOfAccountQuery['bankOfAccount'] | null {
  const bindingBankNo = accountOf(text)
  const { data } = useQuery(BankOfAccountDocument, { variables: { bindingBankNo }, skip: !mayBeCard(bindingBankNo) })
  return (mayBeCard(bindingBankNo) && data?.bankOfAccount) || null
}
