import type { Change, Head } from '../preview/changes'

interface Candidate extends Head {
  id: string
  projectInfoId: string
  payee: { id: string } | null
}

/** The settlements to choose from: those that were asked for, then what may be merged with the first of them. */
export function candidatesFor<Row extends Candidate>(asked: readonly Row[], found: readonly Row[]): Row[] {
  const [first] = asked
  const known = new Set(asked.map(({ id }) => id))
  const alike = (row: Row) => row.projectInfoId === first?.projectInfoId && row.payee?.id === first.payee?.id
  return [...asked, ...found.filter((row) => !known.has(row.id) && alike(row))]
}

/** What a merge does to each: the survivor holds everything, the others nothing. */
export const mergeChanges = (chosen: readonly Head[], survivor: Head): Change[] =>
  chosen.map(({ settleNo, settleCnt, settleAmt }) => ({
    settleNo,
    before: { settleCnt, settleAmt },
    after: settleNo === survivor.settleNo ? { settleCnt: survivor.settleCnt, settleAmt: survivor.settleAmt } : null,
  }))
