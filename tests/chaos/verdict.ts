import type { Outcome } from '../faults/caller'
import { differences, type Snapshot } from './judge'

/** Effect of a verb in a company without disturbances. */
export interface Known {
  /** Person who runs it, and the example that he uses. */
  person: number
  example: number
  /** Statements of its transaction, with begin and commit. */
  statements: number
  logged: number
  sent: number
  changes: boolean
  /** Whether a job continues the work after the answer. */
  goesOn: boolean
}

/** Verbs that begin an import, whose rows and log lines follow with time. */
export const goesOn = (verb: string): boolean => /^(commit|upload)\w+Import$/.test(verb)

/** Disturbed verb, as its caller and the database saw it. */
export interface Account {
  known: Known
  before: Snapshot
  first: Outcome
  /** State after the recovery, before the call is repeated. */
  between: Snapshot
  again: Outcome
  after: Snapshot
  third: Outcome
}

const dataOf = (outcome: Outcome): string | undefined =>
  outcome.kind === 'done' ? JSON.stringify(outcome.data) : undefined

const told = (outcome: Outcome): string => JSON.stringify(outcome).slice(0, 600)

/**
 * Faults of an account. A verb must run once or not at all, exactly once after its key was used again, and always with
 * the same answer.
 */
export function wrongIn(account: Account): string[] {
  const { first, between, again, third } = account
  const done = between.key?.done === true
  const answers = [first, again, third]
  return [
    ...answers.flatMap((outcome) =>
      outcome.kind === 'fault' || outcome.kind === 'hung' ? [`a wrong answer: ${told(outcome)}`] : [],
    ),
    ...(first.kind === 'done' && !done ? [`an acknowledged write is lost: ${told(first)}`] : []),
    ...(first.kind === 'later' && done ? ['told to come again, yet done'] : []),
    ...wrongRows(account, done),
    ...((first.kind === 'done' || done) && again.kind !== 'done' ? [`done, and then refused: ${told(again)}`] : []),
    ...(first.kind === 'done' && dataOf(again) !== dataOf(first)
      ? [`another answer than before: ${told(first)}, then ${told(again)}`]
      : []),
    ...(third.kind !== again.kind || dataOf(third) !== dataOf(again)
      ? [`another answer the third time: ${told(again)}, then ${told(third)}`]
      : []),
  ]
}

function wrongRows({ known, before, between, again, after }: Account, done: boolean): string[] {
  const [first, second] = [differences(before, between), differences(between, after)]
  const isDone = again.kind === 'done'
  if (known.goesOn) return isDone && !after.key?.done ? ['done, and no key is kept'] : []
  const [logged, sent] = [after.logged - before.logged, after.sent - before.sent]
  return [
    ...(!done && first.length > 0 ? [`done in part: ${first.join(', ')}`] : []),
    ...(done && known.changes && first.length === 0 ? ['said to be done, and nothing is'] : []),
    ...(done && second.length > 0 ? [`done twice: ${second.join(', ')}`] : []),
    ...(done && after.key?.answer !== between.key?.answer ? ['another answer is kept'] : []),
    ...(isDone && !after.key?.done ? ['done, and no key is kept'] : []),
    ...(!isDone && !done && second.length > 0 ? [`refused, and yet done: ${second.join(', ')}`] : []),
    ...(isDone && !done && known.changes && second.length === 0 ? ['done at last, and nothing is'] : []),
    ...(isDone && logged !== known.logged ? [`${logged} lines in the operation log instead of ${known.logged}`] : []),
    ...(isDone && sent !== known.sent ? [`${sent} messages in the outbox instead of ${known.sent}`] : []),
  ]
}
