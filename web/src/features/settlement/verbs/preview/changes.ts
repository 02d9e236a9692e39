import { type Money, subtractMoney, sumFigures } from '../../../../ui/format/decimal'

/** A settlement as a verb would leave it. */
export interface Change {
  settleNo: string
  /** Null for one that is made by the verb. */
  before: Held | null
  /** Null for one that is left with nothing. */
  after: Held | null
}

export interface Held {
  settleCnt: number
  settleAmt: Money
}

/** How one row fared. */
export interface Fared {
  id: string
  ok: boolean
  msg: string | null
  /** What people call it. */
  no: string | null
}

export interface Outcome extends Fared {
  settleNo: string | null
  settleNoAfter: string | null
  amountBefore: Money | null
  amountAfter: Money | null
}

export interface Head extends Held {
  settleNo: string
}

/** What becomes of each settlement when the rows that may are done: a row without an amount afterwards has left it. */
export function changesOf(rows: readonly Outcome[], heads: readonly Head[]): Change[] {
  const done = Map.groupBy(
    rows.filter((row) => row.ok && row.settleNo !== null),
    (row) => row.settleNo ?? '',
  )
  return heads.flatMap(({ settleNo, settleCnt, settleAmt }) => {
    const own = done.get(settleNo)
    if (!own) return []
    const left = settleCnt - own.filter((row) => row.amountAfter === null).length
    const kept = own.flatMap((row) => row.amountAfter ?? [])
    const was = own.flatMap((row) => row.amountBefore ?? [])
    const amount = subtractMoney(sumFigures('money', [settleAmt, ...kept]), sumFigures('money', was))
    return [
      { settleNo, before: { settleCnt, settleAmt }, after: left > 0 ? { settleCnt: left, settleAmt: amount } : null },
    ]
  })
}

/** The settlements that the rows come to that were on none. */
export function freshOf(rows: readonly Outcome[]): Change[] {
  const made = rows.filter((row) => row.ok && row.settleNo === null && row.settleNoAfter !== null)
  return [...Map.groupBy(made, (row) => row.settleNoAfter ?? '')].map(([settleNo, own]) => ({
    settleNo,
    before: null,
    after: {
      settleCnt: own.length,
      settleAmt: sumFigures(
        'money',
        own.flatMap((row) => row.amountAfter ?? []),
      ),
    },
  }))
}

/** The rows that a verb refuses, by their reason, the most frequent first. */
export function refusedOf(rows: readonly Fared[]): { reason: string; numbers: string[] }[] {
  const refused = rows.filter((row) => !row.ok)
  return [...Map.groupBy(refused, (row) => row.msg ?? '')]
    .map(([reason, those]) => ({ reason, numbers: those.map((row) => row.no ?? row.id) }))
    .sort((one, other) => other.numbers.length - one.numbers.length)
}
