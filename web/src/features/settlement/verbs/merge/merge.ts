import type { Change, Head } from '../preview/changes'

interface Candidate extends Head {
  id: string
  projectInfoId: string
  payee: { id: string } | null
}

/** Settlements to choose from: the given ones, then others that may be merged with the first of them. */
export function candidatesFor<Row extends Candidate>(asked: readonly Row[], found: readonly Row[]): Row[] {
  const [first] = asked
  const known = new Set(asked.map(({ id }) => id))
  const alike = (row: Row) => row.projectInfoId === first?.projectInfoId && row.payee?.id === first.payee?.id
  return [...asked, ...found.filter((row) => !known.has(row.id) && alike(row))]
}

/** Changes of the settlements by a merge: the kept one gets everything, the others nothing. */
export const mergeChanges = (chosen: readonly Head[], survivor: Head): Change[] =>
  chosen.map(({ settleNo, settleCnt, settleAmt }) => ({
    settleNo,
    before: { settleCnt, settleAmt },
    after: settleNo === survivor.settleNo ? { settleCnt: survivor.settleCnt, settleAmt: survivor.settleAmt } : null,
  }))
