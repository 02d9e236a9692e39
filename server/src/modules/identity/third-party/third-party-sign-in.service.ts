import { z } from 'zod'
import type { RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import { deviceText } from '../code/asker.js'
import { roleTypeNumber } from '../code/code.service.js'
import type { ThirdParty } from '../enums.js'
import type { SignInLog } from '../login-log/sign-in-log.js'
import { RoleType, staffRoles } from '../role-types.js'
import { newToken } from '../secret.js'
import { type Device, findCompanies } from '../session/session.queries.js'
import type { SessionService } from '../session/session.service.js'
import type { TokenBundle } from '../session/tokens.js'
import type { AuthorizationService } from './authorization.service.js'
import { thirdPartyTexts as texts } from './texts.js'
import { findOwner } from './third-party.queries.js'
import { codeText, stateText } from './third-party.service.js'
import type { ThirdPartyAuthorization, ThirdPartySignInInput } from './third-party.view.js'

const signInSchema = z.object({
  state: stateText,
  code: codeText,
  proof: requiredText(texts.proof, 100),
  deviceId: deviceText,
})

interface Owner {
  id: string
  name: string
  mobile: string
}

/** Sign-in with an external account that is bound already; it never creates an account here. */
export class ThirdPartySignInService {
  constructor(
    private readonly database: Database,
    private readonly authorizations: AuthorizationService,
    private readonly sessions: SessionService,
    private readonly log: SignInLog,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Starts a sign-in at the provider; only a browser with the proof can finish it. */
  async start(
    provider: ThirdParty,
    given: number,
    { address }: Pick<RequestFacts, 'address'>,
  ): Promise<ThirdPartyAuthorization> {
    const roleType = validate(roleTypeNumber, given, 'roleType')
    const proof = newToken()
    const whose = { proof }
    return { authorizeUrl: await this.authorizations.start(provider, { roleType, address, whose }), proof }
  }

  /** Session of the person who has bound the account, in his oldest company of the requested role type. */
  async signIn(given: ThirdPartySignInInput, request: RequestFacts): Promise<TokenBundle> {
    const { deviceId, ...returned } = validate(signInSchema, given, 'input')
    this.authorizations.refuseUnconfigured()
    // The person is known only after the provider has named the account; the attempt is logged in any case.
    const told = await this.ownerOf(returned).then(
      (found) => ({ found }),
      (error: unknown) => ({ error }),
    )
    const { owner, roleType } = 'found' in told ? told.found : unknown
    const device = { deviceId: deviceId ?? null, userAgent: request.userAgent, remoteAddr: request.address }
    const tried = { by: 'thirdParty', mobile: owner?.mobile ?? '', roleType, companyAuthId: null } as const
    return this.log.of({ ...tried, params: { roleType } }, request, async () => {
      if ('error' in told) throw told.error
      return this.open(told.found.owner, told.found.roleType, device)
    })
  }

  private async ownerOf({ proof, ...returned }: { state: string; code: string; proof: string }) {
    const { provider, identity, roleType } = await this.authorizations.redeem(returned, { proof })
    const { kind, issuer, name } = provider
    const owner = await findOwner(this.em, { provider: kind, issuer, subject: identity.subject })
    if (!owner) throw new DomainError('THIRD_PARTY_NOT_BOUND', { provider: name })
    return { owner, roleType }
  }

  /** Entering a company accepts its invitation, which a person must do himself: invitations do not count here. */
  private async open(owner: Owner, roleType: number, device: Device): Promise<TokenBundle> {
    let wanted: string | undefined
    for (const role of rolesFor(roleType)) {
      const [company] = await findCompanies(this.em, { userId: owner.id }, role)
      if (company && !company.invited) return this.sessions.open(owner, role, company.companyAuthId, device)
      wanted ??= company?.companyAuthName
    }
    if (wanted !== undefined) throw new DomainError('INVITATION_WAITS', { company: wanted })
    throw new DomainError('NOT_A_MEMBER')
  }
}

const unknown: { owner: Owner | undefined; roleType: number } = { owner: undefined, roleType: RoleType.COMPANY }

/** Role types for a sign-in: a company's includes that of a registered dump site, as on the sign-in page. */
const rolesFor = (roleType: number): readonly number[] =>
  staffRoles.some((role) => role === roleType) ? staffRoles : [roleType]
