import type { Tx } from '../../../kernel/command/command.js'
import { plainTime } from '../../../kernel/values/clock.js'
import { tell } from '../../message/index.js'
import type { StoredRecord } from './moves.queries.js'

/** Whoever submitted records learns why they were rejected: an operator on his own page, others in the list. */
export async function tellOfRejection(tx: Tx, records: readonly StoredRecord[], reason: string): Promise<void> {
  const news = records.flatMap(({ id, projectId, machineCode, staffId, startDatetime, submittedBy }) =>
    submittedBy === null
      ? []
      : [
          {
            kind: 'EXCAVATOR_REJECTED' as const,
            to: [submittedBy],
            params: { reviewer: tx.actor.name, machineCode, start: plainTime(startDatetime).slice(0, 16), reason },
            about: { entity: submittedBy === staffId ? 'ownExcavatorRecord' : 'excavatorRecord', id },
            projectId,
          },
        ],
  )
  await tell(tx, ...news)
}
