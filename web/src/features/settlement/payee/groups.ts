import { type Money, sumFigures } from '../../../ui/format/decimal'
import type { PayeeGroupsQuery } from './payee.generated'
import type { Payee } from './usePayeeSearch'

export type Group = PayeeGroupsQuery['payeeGroups'][number]

/** Choice for a group: a typed name, or a payee. */
export interface Choice {
  text: string
  payee: Payee | null
}

export const noChoice: Choice = { text: '', payee: null }
const chosen = (payee: Payee | null): Choice => (payee ? { text: payee.payeeName, payee } : noChoice)

/** First choice for each group: its present payee, else the proposed one. */
export const firstChoices = (groups: readonly Group[]): Choice[] =>
  groups.map(({ payee, proposed }) => chosen(payee ?? proposed))

/**
 * Choices after a further one: groups of the same giver without a payee follow, unless they have a choice of their own.
 */
export function choose(groups: readonly Group[], choices: readonly Choice[], at: number, payee: Payee): Choice[] {
  const giver = groups[at]?.giveCardUserId
  return choices.map((choice, index) => {
    if (index === at) return chosen(payee)
    const group = groups[index]
    const follows = giver && group?.giveCardUserId === giver && !group.payee && !group.refusal && choice.text === ''
    return follows ? chosen(payee) : choice
  })
}

/** Groups whose payee changes. */
export const toSet = (groups: readonly Group[], choices: readonly Choice[]) =>
  groups.flatMap((group, index) => {
    const payee = group.refusal ? null : choices[index]?.payee
    return payee && payee.payeeId !== group.payee?.payeeId ? [{ group, payee }] : []
  })

/** Whether a payee is replaced, which takes a reason. */
export const replaces = (groups: readonly Group[], choices: readonly Choice[]): boolean =>
  toSet(groups, choices).some(({ group }) => group.payee !== null)

export interface Share {
  payee: Payee
  givers: string[]
  trips: number
  amount: Money
}

/** Sum that each payee gets from all groups. */
export function sharesOf(groups: readonly Group[], choices: readonly Choice[]): Share[] {
  const paid = groups.flatMap((group, index) => {
    const payee = choices[index]?.payee
    return payee ? [{ group, payee }] : []
  })
  return [...Map.groupBy(paid, ({ payee }) => payee.payeeId).values()].flatMap((rows) => {
    const payee = rows[0]?.payee
    if (!payee) return []
    return {
      payee,
      givers: [...new Set(rows.map(({ group }) => group.giveCardUserId ?? ''))],
      trips: rows.reduce((sum, { group }) => sum + group.settleCnt, 0),
      amount: sumFigures(
        'money',
        rows.map(({ group }) => group.settleAmt),
      ),
    }
  })
}
