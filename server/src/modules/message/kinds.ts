import type { Gap } from '../../kernel/errors.js'
import { cardKinds } from './kinds/cards.js'
import { documentKinds } from './kinds/documents.js'
import type { Kind, KindsOfMessage } from './kinds/kind.js'
import { paymentKinds } from './kinds/payments.js'
import { peopleKinds } from './kinds/people.js'
import { reviewKinds } from './kinds/reviews.js'
import { settingKinds } from './kinds/settings.js'

const { BOARD_REPORT, ...files } = documentKinds

/** Every kind of message, in the order in which people choose among them. */
export const kinds = {
  ...peopleKinds,
  ...reviewKinds,
  ...paymentKinds,
  BOARD_REPORT,
  ...cardKinds,
  ...files,
  ...settingKinds,
} as const satisfies KindsOfMessage

type Kinds = typeof kinds
export type MessageKind = keyof Kinds
/** Parameters of a kind: exactly those that its text names. */
export type ParamsOf<Name extends MessageKind> = Readonly<Record<Gap<Kinds[Name]['text']>, string | number>>
export type MessageParams = Readonly<Record<string, string | number>>

export const kindNames = Object.keys(kinds) as MessageKind[]
/** The values of the enum of the API. */
export const MessageKinds = Object.fromEntries(kindNames.map((name) => [name, name])) as {
  [Name in MessageKind]: Name
}
export const kindLabels = Object.fromEntries(kindNames.map((name) => [name, kinds[name].title])) as Record<
  MessageKind,
  string
>

export const kindOf = (name: MessageKind): Kind => kinds[name]

export const messageText = (name: MessageKind, params: MessageParams): string =>
  kinds[name].text.replace(/\{(\w+)\}/g, (_, gap: string) => String(params[gap] ?? ''))

export function messageLink(
  name: MessageKind,
  params: MessageParams,
  { entity, entityId }: { entity: string | null; entityId: string | null },
): string | null {
  const { link } = kindOf(name)
  const page = typeof link === 'object' ? link[entity ?? ''] : link
  const filling = (gap: string) => (gap === 'id' ? entityId : params[gap]) ?? ''
  return page?.replace(/\{(\w+)\}/g, (_, gap: string) => encodeURIComponent(String(filling(gap)))) ?? null
}

/** Whether members with this role type and these permissions can get messages of the kind. */
export function comesTo(name: MessageKind, who: { roleType: number; permissions: ReadonlySet<string> }): boolean {
  const { roleTypes, permission } = kindOf(name)
  return (roleTypes?.includes(who.roleType) ?? true) && (!permission || who.permissions.has(permission))
}
