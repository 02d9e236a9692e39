import type { Em } from '../../../kernel/sql/database.js'
import { momentOf, plainTime } from '../../../kernel/values/clock.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { deskPeople, workplacesOf } from '../../identity/index.js'
import { everybody, holdersOf, people, tell } from '../../message/index.js'
import { deskId } from '../desk/desk.queries.js'
import { RescueState } from './fields.js'
import { lacksFactor, masked } from './judging.js'
import type { Rescue } from './rescue.queries.js'
import { rescueTexts as texts } from './texts.js'

/** Topic of text messages in the outbox; the payload names the rescue, its step, and the kind of phone. */
export const RESCUE_SMS = 'administrator-rescue'

/** Phones that get an SMS; the payload holds the kind of phone, but no number. */
export const RESCUE_PHONES = ['OLD', 'NEW', 'CONTACT'] as const
export type RescuePhone = (typeof RESCUE_PHONES)[number]

/** Subjects of messages about a rescue: one with a page for the desk, another for everybody else. */
export const AT_DESK = 'administratorRescue'
export const OWN = 'runningRescue'

/** Permission to stop a rescue of a colleague. */
export const STOPS = 'sys:user:edit'

const SMS_WITHIN_MS = 24 * 3600_000

export const phoneOf = ({ oldMobile, newMobile, contactPhone }: Rescue, phone: RescuePhone): string | null =>
  ({ OLD: oldMobile, NEW: newMobile, CONTACT: contactPhone })[phone]

const madeBy = ({ newMobile, loss }: Rescue): string =>
  texts.made(newMobile === null ? null : masked(newMobile), lacksFactor(loss))

/** Outcome of a rescue in words, without secrets and without names of the desk's people. */
export function newsOf(rescue: Rescue, state: RescueState): string {
  const { news } = texts
  const due = rescue.dueAt === null ? '' : plainTime(momentOf(rescue.dueAt))
  return {
    [RescueState.APPLIED]: () => news.applied,
    [RescueState.WAITING]: () => news.waiting(due, madeBy(rescue)),
    [RescueState.DONE]: () => news.done(madeBy(rescue)),
    [RescueState.REFUSED]: () => news.refused,
    [RescueState.WITHDRAWN]: () => news.withdrawn,
    [RescueState.STOPPED]: () => news.stopped(rescue.endedByName ?? ''),
    [RescueState.FAILED]: () => news.failed(rescue.endReason ?? ''),
  }[state]()
}

/** Whether a rescue can still be stopped; the message then says how. */
export const isRunning = (state: RescueState): boolean => state === RescueState.APPLIED || state === RescueState.WAITING

/** Transaction of a step and the person who took it, who needs no message; null for a step by the program. */
interface Doing {
  em: Em
  now: Date
  actor: { userId: string | null }
}

/**
 * Tells about a step of a rescue: all people of the company including the administrator, members who manage people in
 * his other companies, the desk; by SMS the old phone, the new one, and the contact of the company.
 */
export async function tellOfRescue({ em, now, actor }: Doing, outbox: Outbox, rescue: Rescue): Promise<void> {
  const { id, companyId, companyName, userName, userId } = rescue
  const state = rescue.state
  const news = newsOf(rescue, state)
  const params = { companyName, userName, news: isRunning(state) ? `${news}${texts.news.stop}` : news }
  const event = `${id}@${state}`
  const kind = 'ADMINISTRATOR_RESCUE'
  const about = { entity: OWN, id }
  const others = (await workplacesOf(em, userId)).filter((other) => other !== companyId)
  const within = (of: string) => ({ em, now, actor: { userId: actor.userId, companyId: of } })
  await tell(within(companyId), { kind, to: everybody(), params, about, event })
  for (const other of others) await tell(within(other), { kind, to: holdersOf(STOPS), params, about, event })
  const desk = await deskId(em)
  if (desk !== undefined) {
    const to = people(await deskPeople(em, desk))
    await tell(within(desk), { kind, to, params: { ...params, news }, about: { entity: AT_DESK, id }, event })
  }
  const expiresAt = new Date(now.getTime() + SMS_WITHIN_MS)
  const told = new Set<string>()
  for (const phone of RESCUE_PHONES) {
    const mobile = phoneOf(rescue, phone)
    if (mobile === null || told.has(mobile)) continue
    told.add(mobile)
    await outbox.add(em, { topic: RESCUE_SMS, payload: { id, state, phone }, expiresAt })
  }
}
