import type { Tx } from '../../kernel/command/command.js'
import { invalidInput } from '../../kernel/errors.js'
import { dayOf } from '../../kernel/values/clock.js'
import { allowsPreDated } from '../company/index.js'
import { paymentTexts as texts } from './texts.js'

/**
 * Refuses a day in the future, such as that of a payment, unless the company allows it. INVALID_INPUT names `field`,
 * the argument with the day.
 */
export async function assertPast(
  tx: Tx,
  day: string,
  { field, label }: { field: string; label: string },
): Promise<void> {
  if (day <= dayOf(tx.now) || (await allowsPreDated(tx))) return
  throw invalidInput([{ field, message: texts.inFuture(label) }])
}
