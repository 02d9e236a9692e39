import { type Money, subtractMoney, sumFigures } from '../../../../ui/format/decimal'

/** Settlement before and after a verb. */
export interface Change {
  settleNo: string
  /** Values before; null for a settlement that the verb makes. */
  before: Held | null
  /** Values after; null for a settlement without any trips left. */
  after: Held | null
}

export interface Held {
  settleCnt: number
  settleAmt: Money
}

/** Result of one row. */
export interface VerbOutcome {
  id: string
  ok: boolean
  msg: string | null
  /** Number for people. */
  no: string | null
}

export interface Outcome extends VerbOutcome {
  settleNo: string | null
  settleNoAfter: string | null
  amountBefore: Money | null
  amountAfter: Money | null
}

export interface Head extends Held {
  settleNo: string
}

/** Changes of settlements by the accepted rows: a row without an amount afterwards has left its settlement. */
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

/** Settlements that rows without one come to. */
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

/** Refused rows by reason, most frequent first. */
export function refusedOf(rows: readonly VerbOutcome[]): { reason: string; numbers: string[] }[] {
  const refused = rows.filter((row) => !row.ok)
  return [...Map.groupBy(refused, (row) => row.msg ?? '')]
    .map(([reason, those]) => ({ reason, numbers: those.map((row) => row.no ?? row.id) }))
    .sort((one, other) => other.numbers.length - one.numbers.length)
}
