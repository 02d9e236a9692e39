import { z } from 'zod'
import type { RequestFacts } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { requiredText, validate } from '../../../kernel/values/validate.js'
import { deviceText } from '../code/asker.js'
import { roleTypeNumber } from '../code/code.service.js'
import type { SignInLog } from '../login-log/sign-in-log.js'
import { RoleType, staffRoles } from '../role-types.js'
import { newToken } from '../secret.js'
import { type Device, findCompanies } from '../session/session.queries.js'
import type { SessionService } from '../session/session.service.js'
import type { TokenBundle } from '../session/tokens.js'
import type { AuthorizationService } from './authorization.service.js'
import type { ThirdParty } from './enums.js'
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

/** Coming in with an account elsewhere that was bound before; nobody gets an account here by it. */
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

  /** Sends the browser to the provider; only a browser that shows the proof comes in with what comes back. */
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

  /** A session of whoever has bound the account, in the oldest company of the role that he asked to come in as. */
  async signIn(given: ThirdPartySignInInput, request: RequestFacts): Promise<TokenBundle> {
    const { deviceId, ...returned } = validate(signInSchema, given, 'input')
    this.authorizations.refuseUnconfigured()
    // Whose try it is, is known only once the provider has told; the log keeps it whatever comes of it.
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

  /** Entering where one is wanted accepts, which is asked of a person and not done by the way. */
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

const unknown: { owner: Owner | undefined; roleType: number } = { owner: undefined, roleType: RoleType.company }

/** As a company come those too who registered a dump site, as at the sign-in page. */
const rolesFor = (roleType: number): readonly number[] =>
  staffRoles.some((role) => role === roleType) ? staffRoles : [roleType]
