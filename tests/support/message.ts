import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newId } from '@tufang/server/kernel/values/id'
import { type News, people, tell as tellPeople } from '@tufang/server/modules/message/index'
import type { MessageKind } from '@tufang/server/modules/message/kinds'
import type { Caller } from './caller'
import type { RoleName, TestCompany } from './company'
import { testDatabase } from './database'

export interface Message {
  id: string
  kind: MessageKind
  title: string
  text: string
  link: string | null
  entity: string | null
  entityId: string | null
  companyAuthId: string | null
  companyAuthName: string | null
  read: boolean
  allowedActions: string[]
}

export const messageDocuments = {
  list: `query ($filter: MessageFilter, $page: PageInput) { messages(filter: $filter, page: $page) { total summary { unread }
    records { id kind title text link entity entityId companyAuthId companyAuthName read readTime createTime allowedActions } } }`,
  read: 'mutation ($ids: [ID!], $all: Boolean! = false) { readMessages(ids: $ids, all: $all) }',
  unread: '{ viewer { unreadMessages } }',
  preferences: '{ messagePreferences { kind title when on allowedActions } }',
  prefer:
    'mutation ($preferences: [MessagePreferenceInput!]!) { setMessagePreferences(preferences: $preferences) { kind on } }',
}

/** Messages of a caller, the newest first. */
export async function messagesOf(caller: Caller, filter: object = {}): Promise<Message[]> {
  const { messages } = await caller.ask<{ messages: { records: Message[] } }>(messageDocuments.list, {
    filter,
    page: { current: 1, size: 1000 },
  })
  return messages.records
}

export async function unreadOf(caller: Caller): Promise<number> {
  return (await caller.ask<{ viewer: { unreadMessages: number } }>(messageDocuments.unread)).viewer.unreadMessages
}

/** Sends messages like a verb of that member; returns how many. */
export async function tell<Name extends MessageKind>(
  company: TestCompany,
  role: RoleName,
  ...news: News<Name>[]
): Promise<number> {
  const actor = company.actor(role)
  return inTransaction(await testDatabase(), (em) => tellPeople({ em, now: new Date(), actor }, ...news))
}

/** Invitation of a person. */
export const invitation = (userId: string, more: Partial<News<'INVITED'>> = {}): News<'INVITED'> => ({
  kind: 'INVITED',
  to: people([userId]),
  params: { inviter: '王经理', companyName: '远山土方', positionName: '结算员' },
  event: newId(),
  ...more,
})
