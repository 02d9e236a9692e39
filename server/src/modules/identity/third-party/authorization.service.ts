import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import {
  type Asking,
  CodeRefused,
  type Identity,
  type ProviderKind,
  type ThirdPartyProvider,
} from '../../../platform/third-party/provider.js'
import { hashToken, newToken } from '../secret.js'
import * as queries from './third-party.queries.js'

const VALID_MS = 10 * 60_000
/** Most authorizations from an address, which many people of a company share; each person needs only one at a time. */
const PER_ADDRESS = 300
const STATE_BYTES = 32
const MAX_SUBJECT = 255
const MAX_NAME = 100

/** Pages to which a provider sends the browser back (docs/behaviour/identity.md). */
const PAGES = { BIND: '/authredirect', SIGN_IN: '/login' } as const

/** Owner of an authorization: the session of a person who is signed in, or else a proof that his browser keeps. */
type Whose = { sessionId: string } | { proof: string }

/** Account that a provider has confirmed, with the role type to sign in by. */
export interface Authorized {
  provider: ThirdPartyProvider
  identity: Identity
  roleType: number
}

/**
 * Authorizations under way at a provider: begun here, and used once, within ten minutes, by the same session or
 * browser.
 */
export class AuthorizationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    readonly providers: ReadonlyMap<ProviderKind, ThirdPartyProvider>,
    private readonly publicUrl: string,
    private readonly log: Logger | undefined,
  ) {}

  /** Refuses third-party accounts where no provider is configured. */
  refuseUnconfigured(): void {
    if (this.providers.size === 0) throw new DomainError('SOCIAL_NOT_CONFIGURED')
  }

  /** Address to which the browser is sent. WeChat Work accepts only letters and digits as a state. */
  async start(
    kind: ProviderKind,
    { roleType, address, whose }: { roleType: number; address: string; whose: Whose },
  ): Promise<string> {
    const provider = this.providerOf(kind)
    const purpose: keyof typeof PAGES = 'sessionId' in whose ? 'BIND' : 'SIGN_IN'
    const now = this.clock.now()
    const [state, nonce, verifier] = [randomBytes(STATE_BYTES).toString('hex'), newToken(), newToken()]
    const own =
      'sessionId' in whose
        ? { sessionId: whose.sessionId, proofHash: null }
        : { sessionId: null, proofHash: hashToken(whose.proof) }
    const expiresAt = new Date(now.getTime() + VALID_MS)
    const row = { stateHash: hashToken(state), provider: kind, purpose, ...own, roleType, nonce, verifier, address }
    await inTransaction(this.database, async (em) => {
      await queries.lockAddress(em, address)
      const begun = await queries.begunFrom(em, address, new Date(now.getTime() - VALID_MS))
      if (begun >= PER_ADDRESS) throw new DomainError('TOO_OFTEN', { seconds: VALID_MS / 1000 }, [], VALID_MS / 1000)
      await queries.insertAuthorization(em, { ...row, now, expiresAt })
    })
    const asking = { state, nonce, verifier, redirectUri: this.publicUrl + PAGES[purpose] }
    return provider.authorizeUrl(asking).catch((error: unknown) => this.failed(provider, error))
  }

  /**
   * Uses up the state, then the code. The provider is asked only if the caller began the authorization, so that a
   * stranger cannot use it up.
   */
  async redeem({ state, code }: { state: string; code: string }, whose: Whose): Promise<Authorized> {
    const stateHash = hashToken(state)
    const now = this.clock.now()
    const open = await inTransaction(this.database, async (em) => {
      const found = await queries.lockAuthorization(em, stateHash, now)
      if (!found || !isWhose(found, whose)) throw new DomainError('THIRD_PARTY_STATE_FOREIGN')
      if (found.used) throw new DomainError('THIRD_PARTY_STATE_USED')
      if (found.expired) throw new DomainError('THIRD_PARTY_STATE_EXPIRED')
      await queries.spendAuthorization(em, stateHash, now)
      return found
    })
    const provider = this.providerOf(open.provider)
    const redirectUri = this.publicUrl + PAGES[open.purpose]
    const asking = { state, nonce: open.nonce, verifier: open.verifier, redirectUri }
    return { provider, identity: await this.identify(provider, code, asking), roleType: open.roleType }
  }

  private async identify(provider: ThirdPartyProvider, code: string, asking: Asking): Promise<Identity> {
    const { subject, name } = await provider
      .identify(code, asking)
      .catch((error: unknown) => this.failed(provider, error))
    if (subject === '' || subject.length > MAX_SUBJECT)
      return this.failed(provider, new Error('the provider named an account in no way that can be kept'))
    return { subject, name: name?.slice(0, MAX_NAME) ?? null }
  }

  private providerOf(kind: ProviderKind): ThirdPartyProvider {
    const provider = this.providers.get(kind)
    if (!provider) throw new DomainError('SOCIAL_NOT_CONFIGURED')
    return provider
  }

  private failed({ kind, name }: ThirdPartyProvider, error: unknown): never {
    if (error instanceof CodeRefused) throw new DomainError('THIRD_PARTY_CODE_REFUSED', { provider: name })
    this.log?.warn({ err: error, provider: kind }, 'a provider of accounts does not answer as it should')
    throw new DomainError('THIRD_PARTY_AWAY', { provider: name })
  }
}

const isWhose = ({ sessionId, proofHash }: queries.OpenAuthorization, whose: Whose): boolean =>
  'sessionId' in whose ? sessionId === whose.sessionId : proofHash === hashToken(whose.proof)
