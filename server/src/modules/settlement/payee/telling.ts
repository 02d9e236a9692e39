import type { Tx } from '../../../kernel/command/command.js'
import { holdersOf, tell } from '../../message/index.js'
import { settlementTexts } from '../texts.js'
import { type Account, otherAccounts } from './base-payee.queries.js'

const { basePayee: texts } = settlementTexts
/** Last digits of an account that are shown, enough to recognise it. */
const LAST_DIGITS = 4
const lastOf = (account: string): string => texts.accountEnding(account.slice(-LAST_DIGITS))

/** Tells people who approve payments that a signed payee has got another account, before money goes there. */
export async function tellOfAccounts(tx: Tx, ids: readonly string[], before: readonly Account[]): Promise<void> {
  const kind = 'PAYEE_ACCOUNT_CHANGED'
  await tell(
    tx,
    ...(await otherAccounts(tx, ids, before)).map(({ id, payeeName, before: was, after, added }) => {
      const change = (added ? texts.accountAdded : texts.accountChanged)(payeeName, lastOf(was), lastOf(after))
      return {
        kind,
        to: holdersOf('chain:companypayment:audit'),
        params: { actor: tx.actor.name, change },
        about: { entity: 'payee', id },
      } as const
    }),
  )
}
