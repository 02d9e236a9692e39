import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { allPermissions, areaOf, labelOf } from '../../../kernel/command/permissions.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { refuseToken } from '../access-token/access-token.service.js'
import { captainRole, driverRole, isCaptain, isDriver, isOperator, operatorRole } from '../captain.js'
import type { SessionService } from '../session/session.service.js'
import { profileTable as fields } from './fields.js'
import * as queries from './profile.queries.js'
import type { HeldPermission, ProfileInput, ProfileView } from './profile.view.js'
import { profileTexts as texts } from './texts.js'

const email = z
  .string({ error: texts.email })
  .trim()
  .max(fields.email.length, { error: texts.email })
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: texts.email })
/** Pictures must be uploaded ones: one on another host would tell its owner who views it. */
const UPLOADED = /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\?token=[\w-]{43}$/
const avatar = z.string({ error: texts.avatar }).trim().max(fields.avatar.length, { error: texts.avatar })
const inputSchema = z.object({
  name: requiredTextOf(fields.name).nullish(),
  email: email.nullish(),
  avatar: avatar.nullish(),
})

/** Profile of a person, for himself. */
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly run: RunCommand,
    private readonly sessions: SessionService,
    private readonly publicUrl: string,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  find(actor: Actor): Promise<ProfileView> {
    refuseToken(actor)
    return this.found(this.em, actor, this.clock.now())
  }

  /** Changes the given fields and leaves the rest. */
  async update(actor: Actor, given: ProfileInput, idempotencyKey?: string | null, at = 'input'): Promise<ProfileView> {
    const input = validate(inputSchema, given, at)
    if (input.avatar && !this.isUpload(input.avatar)) {
      throw invalidInput([{ field: at ? `${at}.avatar` : 'avatar', message: texts.avatar }])
    }
    const options = { name: 'profile.update', title: texts.update, input, idempotencyKey }
    const profile = await this.run(actor, options, async ({ em, now }) => {
      const before = await queries.lockProfile(em, actor.userId)
      if (!before) throw new DomainError('UNAUTHENTICATED')
      await queries.writeProfile(em, actor.userId, {
        name: input.name ?? before.name,
        // An empty value is removed.
        email: input.email === undefined ? before.email : input.email || null,
        avatar: input.avatar === undefined ? before.avatar : input.avatar || null,
      })
      return this.found(em, actor, now)
    })
    this.sessions.forget()
    return profile
  }

  /** Permissions of the person in the order of the catalogue, each with the roles that grant it. */
  async permissions(actor: Actor): Promise<HeldPermission[]> {
    refuseToken(actor)
    const roles = await this.rolesOf(actor)
    const held = allPermissions().filter((key) => actor.facts.permissions.has(key))
    return held.map((key) => ({
      key,
      label: labelOf(key),
      area: areaOf(key),
      roles: roles.filter(({ permissions }) => permissions.some((own) => own === key)).map(({ name }) => name),
    }))
  }

  private async rolesOf(actor: Actor): Promise<readonly { name: string; permissions: readonly string[] }[]> {
    if (isCaptain(actor)) return [captainRole]
    if (isDriver(actor)) return [driverRole]
    return isOperator(actor) ? [operatorRole] : queries.rolesOf(this.em, actor)
  }

  private isUpload(address: string): boolean {
    return UPLOADED.test(address.startsWith(this.publicUrl) ? address.slice(this.publicUrl.length) : address)
  }

  private async found(em: Em, actor: Actor, now: Date): Promise<ProfileView> {
    const profile = await queries.findProfile(em, actor, now)
    if (!profile) throw new DomainError('UNAUTHENTICATED')
    return profile
  }
}
