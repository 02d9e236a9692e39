import type { RunCommand } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import type { Database } from '../../kernel/sql/database.js'
import { inTransaction } from '../../kernel/sql/transaction.js'
import type { Clock } from '../../kernel/values/clock.js'

/**
 * The runner of what people do about themselves. Within a company it is a verb like any other; a captain stands in none, so that no log is his, and
 * what he asks for may be asked again without harm.
 */
export const createRunOwn =
  (run: RunCommand, database: Database, clock: Clock): RunCommand =>
  (actor, options, work) => {
    if (actor.facts.companyId !== null) return run(actor, options, work)
    if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
    return inTransaction(database, (em) => work({ em, actor, now: clock.now() }))
  }
