import type { RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { type IpPlaces, isPublicAddress } from '../../../platform/geo/ip-place.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { TokenBundle } from '../session/tokens.js'
import { insertFailure } from './failures.queries.js'
import { LOGIN_PATHS } from './fields.js'
import { insertLoginLog, setLoginAddress, whoFailed } from './login-log.queries.js'

/** Topic in the outbox of addresses whose place is looked up; the payload names the row. */
export const LOGIN_PLACE = 'login-place'
const ASKED_FOR_MS = 24 * 3_600_000

/** Attempt to sign in. */
export interface Try {
  /** Way of signing in, by its documented call. */
  by: keyof typeof LOGIN_PATHS
  mobile: string
  roleType: number
  companyAuthId: string | null
  /** Input that the log keeps; never a code or a password. */
  params: Record<string, string | number | null>
}

/** Logs every attempt to sign in, and later the place of its address. */
export class SignInLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly places: IpPlaces,
  ) {}

  /** Runs the attempt and logs its result. */
  of(tried: Try, request: RequestFacts, attempt: () => Promise<TokenBundle>): Promise<TokenBundle> {
    return beyondCompany(async () => {
      const bundle = await this.refusals(tried, request, attempt)
      await this.write(tried, request, { userId: bundle.userId, companyId: bundle.companyAuthId, exception: null })
      return bundle
    })
  }

  /** Runs a first step and logs only its failure, since a sign-in follows a success. */
  async refusals<Answer>(tried: Try, request: RequestFacts, attempt: () => Promise<Answer>): Promise<Answer> {
    try {
      return await attempt()
    } catch (error) {
      const exception = error instanceof DomainError ? `${error.code}: ${error.message}` : 'INTERNAL'
      const who = await beyondCompany(() => whoFailed(this.database.em.fork(), tried))
      await this.write(tried, request, { userId: who?.userId ?? null, companyId: who?.companyId ?? null, exception })
      throw error
    }
  }

  private async write(
    { by, mobile, params }: Try,
    { address: remoteAddr, userAgent }: RequestFacts,
    ended: { userId: string | null; companyId: string | null; exception: string | null },
  ): Promise<void> {
    const address = this.places.known(remoteAddr)
    const entry = { ...ended, createBy: mobile, remoteAddr, address, userAgent, requestUri: LOGIN_PATHS[by], params }
    const written = async (em: Em) => {
      const id = ended.exception === null ? await insertLoginLog(em, entry) : await insertFailure(em, entry)
      if (id === undefined || !this.places.asks || !isPublicAddress(remoteAddr)) return
      const expiresAt = new Date(this.clock.now().getTime() + ASKED_FOR_MS)
      await this.outbox.add(em, { topic: LOGIN_PLACE, payload: { id, address: remoteAddr }, expiresAt })
    }
    await beyondCompany(() => inTransaction(this.database, written))
  }

  /** Looks up the place of a row's address and stores it; a row that is gone by then needs none. */
  async locate({ id, address }: { id: string; address: string }, signal: AbortSignal): Promise<boolean> {
    const place = await this.places.find(address, signal)
    if (place === null) return false
    await beyondCompany(() => setLoginAddress(this.database.em.fork(), id, place))
    return true
  }
}
