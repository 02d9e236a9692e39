import type { Permission } from '../../../kernel/command/permissions.js'
import { findRecipients, type Happening, type ToTell } from '../../identity/index.js'
import { kindOf, type MessageKind, type MessageParams, type ParamsOf } from '../kinds.js'
import { insertMessages, type Outgoing } from './send.queries.js'

/** Members of the company with the permission. */
export const holdersOf = (permission: Permission) => ({ permission })
/** All members of the company. */
export const everybody = () => ({ everybody: true }) as const
/** Captains of the company, by their ids there. */
export const captains = (captainIds: readonly string[]) => ({ captainIds })
/** Recipients by themselves, in any company. */
export const people = (userIds: readonly string[]) => ({ userIds })

/** Recipients of a message; a plain list holds ids of members of the company. */
export type Recipients =
  | readonly string[]
  | ReturnType<typeof holdersOf>
  | ReturnType<typeof everybody>
  | ReturnType<typeof captains>
  | ReturnType<typeof people>

/** Message to be sent. */
export interface News<Name extends MessageKind> {
  kind: Name
  to: Recipients
  params: ParamsOf<Name>
  /** Record that the message leads to; open lists of such records are read again. */
  about?: { entity: string; id: string }
  /** Project that a recipient must see to get the message. */
  projectId?: string | null | undefined
  /** Distinguishes events of one kind; without it a verb has one event for each subject. */
  event?: string
}

const LONGEST_PARAM = 200

/**
 * Writes messages within the transaction of their event; the actor gets none unless the kind says so. It takes two
 * statements for any number of recipients and messages, and returns their number. Every message is written here, where
 * listeners to new ones are called.
 */
export async function tell<Name extends MessageKind>(
  { em, now, actor }: Happening,
  ...news: readonly News<Name>[]
): Promise<number> {
  if (news.length === 0) return 0
  const asked = news.map((one) => ({ ...one, ...namedBy(one, actor?.companyId ?? null) }))
  const messages = (await findRecipients(em, asked)).flatMap(({ at, userId, roleType }): Outgoing[] => {
    const one = asked[at]
    if (!one || (userId === actor?.userId && !kindOf(one.kind).toActor)) return []
    const { kind, companyId, projectId, about, event = `${about?.id ?? ''}@${now.getTime()}` } = one
    const what = { entity: about?.entity ?? null, entityId: about?.id ?? null, projectId, event }
    return [{ userId, roleType, companyId, kind, params: shortened(one.params), ...what }]
  })
  return messages.length === 0 ? 0 : insertMessages(em, now, messages)
}

function namedBy<Name extends MessageKind>(
  { kind, to, projectId = null }: News<Name>,
  companyId: string | null,
): ToTell {
  const { permission = null } = kindOf(kind)
  const member = { whom: 'MEMBERS', ids: null, companyId, permission, projectId } as const
  if ('everybody' in to) return member
  if ('permission' in to) return { ...member, permission: to.permission }
  if ('captainIds' in to) return { ...member, whom: 'CAPTAINS', ids: to.captainIds }
  return 'userIds' in to ? { ...member, whom: 'PEOPLE', ids: to.userIds, companyId: null } : { ...member, ids: to }
}

/** Cuts long names, which people may write without limit. */
const shortened = (params: MessageParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_PARAM).toWellFormed() : value,
    ]),
  )
