import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, requiredText, validate } from '../../../kernel/values/validate.js'
import { refuseToken } from '../access-token/access-token.service.js'
import { ThirdParty } from '../enums.js'
import type { AuthorizationService, Authorized } from './authorization.service.js'
import { thirdPartyTexts as texts } from './texts.js'
import * as queries from './third-party.queries.js'
import type { ThirdPartyAccountView, ThirdPartyAuthorization, ThirdPartyProviderView } from './third-party.view.js'

/** Text that a provider sends back with the browser; codes of some are long. */
export const stateText = requiredText(texts.state, 100)
export const codeText = requiredText(texts.code, 2000)
const returnedSchema = z.object({ state: stateText, code: codeText })

/** Third-party accounts of a person: one at each provider, each bound to one person. */
export class ThirdPartyService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly authorizations: AuthorizationService,
  ) {}

  /** Configured providers, also for people who are not signed in. */
  providers(): ThirdPartyProviderView[] {
    return [...this.authorizations.providers.values()].map(({ kind, name }) => ({ provider: ThirdParty[kind], name }))
  }

  async list(actor: Actor): Promise<ThirdPartyAccountView[]> {
    refuseToken(actor)
    return (await queries.accountsOf(this.database.em.fork(), actor.userId)).map(viewOf)
  }

  /** Configured providers, also for people who are not signed in. */
  async start(actor: Actor, provider: ThirdParty): Promise<ThirdPartyAuthorization> {
    refuseToken(actor)
    const { sessionId, roleType } = actor.facts
    const whose = { sessionId }
    const asked = { roleType, address: actor.request.address, whose }
    return { authorizeUrl: await this.authorizations.start(provider, asked), proof: null }
  }

  /** Starts binding at the provider; only this session can finish it. */
  async bind(actor: Actor, given: { state: string; code: string }): Promise<ThirdPartyAccountView> {
    refuseToken(actor)
    const returned = validate(returnedSchema, given)
    this.authorizations.refuseUnconfigured()
    const authorized = await this.authorizations.redeem(returned, { sessionId: actor.facts.sessionId })
    return this.keep(actor, authorized)
  }

  async unbind(actor: Actor, id: string, idempotencyKey?: string | null): Promise<boolean> {
    validate(idText(texts.account), id, 'id')
    const options = { name: 'thirdParty.unbind', title: texts.unbind, input: { id }, idempotencyKey }
    return this.run(actor, options, async ({ em, now }) => {
      if (!(await queries.endAccount(em, actor.userId, id, now)))
        throw new DomainError('NOT_FOUND', { what: texts.account })
      return true
    })
  }

  private async keep(actor: Actor, { provider, identity }: Authorized): Promise<ThirdPartyAccountView> {
    const { kind, issuer, name } = provider
    const options = {
      name: 'thirdParty.bind',
      title: texts.bind,
      input: { provider: kind, accountName: identity.name },
    }
    const account = await this.run(actor, options, async ({ em, now }) => {
      const kept = await queries.insertAccount(em, actor.userId, { provider: kind, issuer, ...identity }, now)
      if (kept) return kept
      const hasOne = await queries.hasAccount(em, actor.userId, kind)
      throw new DomainError(hasOne ? 'THIRD_PARTY_ALREADY_BOUND' : 'THIRD_PARTY_TAKEN', { provider: name })
    })
    return viewOf(account)
  }
}

const viewOf = ({ provider, ...row }: queries.AccountRow): ThirdPartyAccountView => ({
  ...row,
  provider: ThirdParty[provider],
})
