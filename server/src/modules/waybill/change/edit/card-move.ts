import type { Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import type { CardAccounts, LockedCard } from '../accounts.js'
import { diffOf } from '../history/diff.js'
import { appraise, type CommitHead, commit } from './commit.js'
import { lockAll } from './edit.js'
import { openOfCard } from './record.queries.js'

type Named = Pick<LockedCard, 'id' | 'cardNo'>

/** Moves trips from card to card for the verbs of cards. */
export class CardMove {
  constructor(private readonly accounts: CardAccounts) {}

  /**
   * Moves the open waybills of a card to another card of its captain, with their amounts; returns their number. Settled
   * and void ones stay, and open requests stay open. The caller has locked both cards.
   */
  async moveOpen(tx: Tx, from: Named, to: Named, head: CommitHead): Promise<number> {
    const ids = await openOfCard(tx, from.id)
    const { records } = await lockAll(tx, this.accounts, ids, { cardIds: [from.id, to.id] })
    const plans = [...records.values()].map((record) => {
      const diffs = diffOf(record, { cardId: to.id, cardNo: to.cardNo })
      return { record, after: { ...record, cardId: to.id, cardNo: to.cardNo }, diffs }
    })
    const appraised = await appraise(tx, this.accounts, plans)
    await commit(
      tx,
      this.accounts,
      head,
      appraised.flatMap((plan) => {
        if (plan instanceof DomainError) throw plan
        return [plan]
      }),
    )
    return plans.length
  }
}
