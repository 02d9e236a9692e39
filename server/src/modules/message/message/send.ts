import type { Permission } from '../../../kernel/command/permissions.js'
import { findRecipients, type Happening, type ToTell } from '../../identity/index.js'
import { kindOf, type MessageKind, type MessageParams, type ParamsOf } from '../kinds.js'
import { insertMessages, type Outgoing } from './send.queries.js'

/** Everybody in the company who may do that. */
export const holdersOf = (permission: Permission) => ({ permission })
/** All members of the company. */
export const everybody = () => ({ everybody: true }) as const
/** Captains of the company, by their ids there. */
export const captains = (captainIds: readonly string[]) => ({ captainIds })
/** People, whatever company they are in. */
export const people = (userIds: readonly string[]) => ({ userIds })

/** Without more, the ids of people: members of the company. */
export type Recipients =
  | readonly string[]
  | ReturnType<typeof holdersOf>
  | ReturnType<typeof everybody>
  | ReturnType<typeof captains>
  | ReturnType<typeof people>

/** Something to tell people. */
export interface News<Name extends MessageKind> {
  kind: Name
  to: Recipients
  params: ParamsOf<Name>
  /** What the message leads to; it also tells open lists that something of theirs has changed. */
  about?: { entity: string; id: string }
  /** Who may not see this project is not told. */
  projectId?: string | null | undefined
  /** Tells one event from another of the same kind; of one verb about one thing there is one unless given. */
  event?: string
}

const LONGEST_PARAM = 200

/**
 * Tells people, within the transaction of what happened; whoever did it is not told unless the kind says so. Two statements, however many are
 * told of however much. Every message is written here: whoever has to hear of new ones asks nobody else. How many were.
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

/** Names that people gave are as long as they are. */
const shortened = (params: MessageParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_PARAM).toWellFormed() : value,
    ]),
  )
