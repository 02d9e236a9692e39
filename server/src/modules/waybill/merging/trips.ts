import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Sql } from '../../../kernel/sql/sql.js'
import { type Merging, mergeRefused } from '../../basedata/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { commit } from '../change/edit/commit.js'
import { lockAll } from '../change/edit/edit.js'
import type { WaybillRecord } from '../change/edit/record.queries.js'
import { diffOf } from '../change/history/diff.js'
import { waybillTexts as texts } from '../texts.js'
import type { Patch } from '../waybill/fields.js'
import { openTrips, reviewsNaming } from './trips.queries.js'

const MOST = 20_000

export interface TripsMoving {
  /** Condition that waybills `w` name the dropped row. */
  naming: Sql
  /** Value by which requests name the dropped row. */
  said: string
  patchOf(record: WaybillRecord): Patch
}

/**
 * Moves trips without a settlement to the kept row; their amounts, captains and accounts stay. Settled and void trips
 * are not moved. MERGE_TOO_LARGE; MERGE_REFUSED while a request about the dropped row is open.
 */
export async function moveTrips(
  tx: Tx,
  accounts: CardAccounts,
  merging: Merging,
  { naming, said, patchOf }: TripsMoving,
): Promise<number> {
  const { what, drop, name, title, reason } = merging
  const ids = await openTrips(tx, naming, MOST + 1)
  if (ids.length > MOST) throw new DomainError('MERGE_TOO_LARGE', { what, name: drop.name, limit: MOST })
  const asked = await reviewsNaming(tx, said)
  if (asked.length > 0) throw mergeRefused(merging, texts.mergeUnderReview(asked))
  const { records } = await lockAll(tx, accounts, ids, null)
  const plans = [...records.values()].flatMap((record) => {
    // The waybill may have been settled before it was locked.
    if (record.settlementId !== null || record.status === 'VOID') return []
    const diffs = diffOf(record, patchOf(record))
    return [{ record, after: { ...record, ...patchOf(record) }, diffs, accounted: record.accountedAmount }]
  })
  await commit(tx, accounts, { name, title, reason }, plans)
  return plans.length
}

const SHOWN = 3

/**
 * Checks that amounts of priced trips without a settlement stay the same: moving prices and trips together may give a
 * price to trips without one, and must change nothing else.
 */
export const holdWorth =
  (accounts: CardAccounts, about: (merging: Merging) => Sql) =>
  async (tx: Tx, merging: Merging): Promise<() => Promise<void>> => {
    const ids = await openTrips(tx, about(merging), MOST + 1)
    const { what, drop } = merging
    if (ids.length > MOST) throw new DomainError('MERGE_TOO_LARGE', { what, name: drop.name, limit: MOST })
    const before = [...(await lockAll(tx, accounts, ids, null)).records.values()]
    const worths = await accounts.worth(tx, before)
    return async () => {
      const { records } = await lockAll(tx, accounts, ids, null)
      const then = await accounts.worth(
        tx,
        before.flatMap(({ id }) => records.get(id) ?? []),
      )
      const differing = before.filter((_, at) => worths[at] !== null && worths[at] !== then[at]).map(({ no }) => no)
      if (differing.length > 0)
        throw mergeRefused(merging, texts.mergeWorth(differing.length, differing.slice(0, SHOWN)))
    }
  }
