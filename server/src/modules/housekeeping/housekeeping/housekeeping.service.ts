import type { Clock } from '../../../kernel/values/clock.js'
import type { Database, Em } from '../../../platform/database/database.js'
import type { FileService } from '../../file/index.js'
import { findUnneeded } from '../../file/index.js'
import * as queries from './housekeeping.queries.js'
import { type Cutoffs, cutoffsAt } from './retention.js'

const BATCH = 1000

/** How many rows of each kind went. */
export interface Removed {
  smsCodes: number
  smsPhones: number
  messages: number
  sessions: number
  spentTokens: number
  idempotencyKeys: number
  files: number
  exports: number
  imports: number
}

/** Removes what has expired in one company, at most `limit` of it, and gives back how much. */
export type ExpiredRemoval = (companyId: string, now: Date, limit: number) => Promise<number>

type CompanyRemoved = Pick<Removed, 'idempotencyKeys' | 'files' | 'exports' | 'imports'>

/** Removes what has lost its use. Every step is a small transaction of its own and may run again at any time. */
export class HousekeepingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: FileService,
    private readonly expired: Record<'exports' | 'imports', ExpiredRemoval>,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Goes over everything once; stops between two batches when the signal fires. */
  async run(signal?: AbortSignal): Promise<Removed> {
    const before = cutoffsAt(this.clock.now())
    const all = (removal: queries.Removal, cutoff: Date) =>
      inBatches((limit) => removal(this.em, cutoff, limit), signal)
    return {
      smsCodes: await all(queries.removeCodes, before.smsCode),
      smsPhones: await inBatches((limit) => queries.removePhones(this.em, limit), signal),
      messages: await all(queries.removeMessages, before.message),
      sessions: await all(queries.removeSessions, before.session),
      spentTokens: await all(queries.removeSpentTokens, before.spentToken),
      ...(await this.perCompany(before, signal)),
    }
  }

  private async perCompany(before: Cutoffs, signal?: AbortSignal): Promise<CompanyRemoved> {
    let [idempotencyKeys, exports, imports] = [0, 0, 0]
    let files = await this.removeFiles(null, before, signal)
    for (const companyId of await queries.companyIds(this.em)) {
      idempotencyKeys += await inBatches(
        (limit) => queries.removeIdempotencyKeys(this.em, companyId, before.idempotencyKey, limit),
        signal,
      )
      files += await this.removeFiles(companyId, before, signal)
      exports += await inBatches((limit) => this.expired.exports(companyId, this.clock.now(), limit), signal)
      imports += await inBatches((limit) => this.expired.imports(companyId, this.clock.now(), limit), signal)
    }
    return { idempotencyKeys, files, exports, imports }
  }

  private removeFiles(companyId: string | null, before: Cutoffs, signal?: AbortSignal): Promise<number> {
    const cutoffs = { unfinishedBefore: before.unfinishedFile, unneededBefore: before.unneededFile }
    return inBatches(
      async (limit) => this.files.remove(companyId, await findUnneeded(this.em, companyId, cutoffs, limit)),
      signal,
    )
  }
}

async function inBatches(remove: (limit: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0
  for (;;) {
    signal?.throwIfAborted()
    const count = await remove(BATCH)
    total += count
    if (count < BATCH) return total
  }
}
