import type { Tx } from '../../../kernel/command/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { compareMoney, type Money } from '../../../kernel/money/money.js'
import { othersWith } from '../../identity/index.js'
import type { Settings, StoredSettings, Wish } from './company-settings.queries.js'
import { settingsTexts as texts } from './texts.js'

/** Permission of those who decide about four eyes. */
export const FOUR_EYES = 'chain:company:setting'

type Asked = { [Name in 'fourEyes' | 'fourEyesPayment']?: Settings[Name] | null | undefined }

const isMore = (one: Money, other: Money): boolean => compareMoney(one, other) > 0

/**
 * Effect of a change that weakens four eyes, by switching them off or by raising the amount up to which a payment needs
 * no second person. It becomes a request where another person may decide and has not asked for the same; a second
 * change by the same person is refused.
 */
export async function wishOf(
  { em, actor }: Tx,
  before: StoredSettings,
  { fourEyes, fourEyesPayment }: Asked,
): Promise<Wish> {
  const off = before.fourEyes && fourEyes === false
  const raise = before.fourEyes && fourEyesPayment && isMore(fourEyesPayment, before.fourEyesPayment)
  if (!off && !raise) return typeof fourEyes === 'boolean' ? 'NONE' : 'KEPT'
  const others = await othersWith(em, actor, FOUR_EYES)
  if (others.length === 0) return 'NONE'
  if (off && raise) throw invalidInput([{ field: 'input.fourEyesPayment', message: texts.oneWish }])
  const raiseTo = off ? null : (fourEyesPayment ?? null)
  if (!isAsked(before, raiseTo)) return { raiseTo }
  if (before.wantedById === actor.userId) throw new DomainError('FOUR_EYES_NEED_SECOND')
  return others.includes(before.wantedById ?? '') ? 'NONE' : { raiseTo }
}

/** Whether the waiting request already asks for this or more. */
function isAsked({ wantedById, fourEyesPaymentWanted }: StoredSettings, raiseTo: Money | null): boolean {
  if (wantedById === null || (fourEyesPaymentWanted === null) !== (raiseTo === null)) return false
  return raiseTo === null || !isMore(raiseTo, fourEyesPaymentWanted ?? raiseTo)
}
