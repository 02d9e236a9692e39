import { daysBefore } from '../../../kernel/values/clock.js'

/** How many days something is kept after it lost its use, and why as long as that. */
export const retentionDays = {
  /** Codes live 5 minutes; a month is enough to answer who asked for codes at a phone's expense. */
  smsCode: 30,
  /** What was to leave by the outbox: a week answers whether and when it did. */
  message: 7,
  /** Refresh tokens live 30 days; twice that answers questions about a session that has ended. */
  session: 60,
  /** A spent token matters only while its session could still be refreshed: 30 days, doubled for the same reason. */
  spentToken: 60,
  /** Clients repeat a call within minutes, a nightly job within days; a week covers a long weekend. */
  idempotencyKey: 7,
  /** An upload that did not finish within a day never will. */
  unfinishedFile: 1,
  /** Time enough to come back to a half-filled form, or to see that the old portrait was better. */
  unneededFile: 30,
} as const

export type Cutoffs = Record<keyof typeof retentionDays, Date>

/** The moments before which each kind is removed. */
export function cutoffsAt(now: Date): Cutoffs {
  const daysAgo = (days: number) => daysBefore(now, days)
  const { smsCode, message, session, spentToken, idempotencyKey, unfinishedFile, unneededFile } = retentionDays
  return {
    smsCode: daysAgo(smsCode),
    message: daysAgo(message),
    session: daysAgo(session),
    spentToken: daysAgo(spentToken),
    idempotencyKey: daysAgo(idempotencyKey),
    unfinishedFile: daysAgo(unfinishedFile),
    unneededFile: daysAgo(unneededFile),
  }
}
