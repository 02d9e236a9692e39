import type { Tx } from '../../kernel/command/command.js'
import { invalidInput } from '../../kernel/errors.js'
import { dayOf } from '../../kernel/values/clock.js'
import { allowsPreDated } from '../company/index.js'
import { paymentTexts as texts } from './texts.js'

/** What has happened has no day that is still to come, unless the company takes such days; `field` is where the caller wrote it. */
export async function assertPast(
  tx: Tx,
  day: string,
  { field, label }: { field: string; label: string },
): Promise<void> {
  if (day <= dayOf(tx.now) || (await allowsPreDated(tx))) return
  throw invalidInput([{ field, message: texts.inFuture(label) }])
}
