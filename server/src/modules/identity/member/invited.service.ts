import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { idText, requiredText, validate } from '../../../kernel/values/validate.js'
import { type CodeService, mobileText, roleTypeNumber } from '../code/code.service.js'
import { CodePurpose, MemberState } from '../enums.js'
import { findUser } from '../session/session.queries.js'
import type { DeclinedInvitation } from '../session/session.types.js'
import { identityTexts } from '../texts.js'
import type { MemberService } from './member.service.js'
import { memberTexts as texts } from './texts.js'
import { deleteMembership, lockInvited } from './user.queries.js'

const declineSchema = z.object({
  mobile: mobileText,
  code: requiredText(identityTexts.loginCode, 64),
  companyAuthId: idText(texts.company),
  roleType: roleTypeNumber,
})

/** Invitations of a person as long as he is in none of the companies. */
export class InvitedService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly codes: CodeService,
    private readonly members: MemberService,
  ) {}

  /**
   * Declines with a login code of the phone. The code is not used up, so that the person can still enter another
   * company with it.
   */
  async declineByCode(given: {
    mobile: string
    code: string
    companyAuthId: string
    roleType: number
  }): Promise<DeclinedInvitation> {
    const { mobile, code, companyAuthId, roleType } = validate(declineSchema, given)
    if (!(await this.codes.isLoginCode(mobile, code, [CodePurpose.SIGN_IN]))) throw new DomainError('WRONG_CODE')
    const user = await findUser(this.database.em.fork(), mobile)
    if (!user) throw new DomainError('NO_SUCH_ACCOUNT')
    return this.decline({ userId: user.id, companyId: companyAuthId, roleType })
  }

  /** Declines an invitation as a person who is signed in to another company. */
  declineBy(actor: Actor, companyAuthId: string): Promise<DeclinedInvitation> {
    const companyId = validate(idText(texts.company), companyAuthId, 'companyAuthId')
    return this.decline({ userId: actor.userId, companyId, roleType: actor.facts.roleType })
  }

  private async decline(invited: { userId: string; companyId: string; roleType: number }): Promise<DeclinedInvitation> {
    if (!isId(invited.companyId)) throw new DomainError('NOT_A_MEMBER')
    // Actor in the name of the invited person, whom the company's log names.
    const actor = await this.members.actorOf(invited, { id: newId(), name: 'decline' })
    const options = { name: 'user.decline', title: texts.moves.decline, input: {} }
    await this.run(actor, options, async (tx) => {
      const id = await lockInvited(tx)
      if (id === undefined) throw new DomainError('NOT_INVITED')
      await deleteMembership(tx, id)
      const row = { entity: 'companyUser', entityId: id, field: 'state', reason: texts.moves.decline }
      await recordChanges(tx, [{ ...row, before: MemberState.INVITED, after: null }])
    })
    return { companyAuthId: actor.companyId, companyAuthName: actor.facts.company?.name ?? '' }
  }
}
