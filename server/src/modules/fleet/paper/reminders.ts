import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { captains, holdersOf, type News, tell } from '../../message/index.js'
import { fleetPaperKindLabels } from '../enums.js'
import { ENTITY } from './paper.queries.js'
import { type DuePaper, takeDuePapers } from './reminders.queries.js'
import { fleetPaperTexts as texts } from './texts.js'

type Reminder = News<'FLEET_PAPER_DUE'>

const leftOf = (days: number): string => {
  if (days === 0) return texts.lastDay
  return days > 0 ? texts.daysLeft(days) : texts.overdue(-days)
}

function newsOf({ id, kind, holder, captainId, validUntil, days, threshold }: DuePaper): Reminder[] {
  const one = {
    kind: 'FLEET_PAPER_DUE',
    params: { holder, paper: fleetPaperKindLabels[kind], day: validUntil, left: leftOf(days) },
    event: `${id}@${validUntil}@${threshold}`,
  } as const
  return [
    { ...one, to: captains([captainId]), about: { entity: 'ownFleet', id } },
    { ...one, to: holdersOf('chain:basedata:edit'), about: { entity: ENTITY, id } },
  ]
}

/** Reminds captains and clerks of papers that run out: 30, 14 and 7 days before, and on the last day. */
export class PaperReminderService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /**
   * Sends what is due and was not sent yet, whatever days the program did not run on: of several thresholds that a
   * paper has passed since, the last one alone. Returns the number of messages.
   */
  async remind(signal?: AbortSignal): Promise<number> {
    let told = 0
    for (const companyId of await this.companyIds(this.database.em.fork())) {
      signal?.throwIfAborted()
      told += await withinCompany(companyId, () => this.remindIn(companyId))
    }
    return told
  }

  /** Takes the thresholds and sends their messages in one transaction, so that each is sent exactly once. */
  private remindIn(companyId: string): Promise<number> {
    const now = this.clock.now()
    return inTransaction(this.database, async (em) => {
      const due = await takeDuePapers(em, companyId, { now, today: dayOf(now) })
      return tell({ em, now, actor: { userId: null, companyId } }, ...due.flatMap(newsOf))
    })
  }
}
