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
   * Moves all that is open on a card to another one of the same captain, with what its account holds for it; gives how many. What is settled
   * or void stays where it is, and what waits for a reviewer goes on waiting. Both cards are locked already.
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
