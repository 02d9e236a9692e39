import { attemptLimits } from '@tufang/server/kernel/command/command'
import { codeAnswer } from '@tufang/server/modules/identity/code/code.service'
import { invitationAnswer } from '@tufang/server/modules/identity/member/invitation.service'
import { type DatabaseLimits, interactive } from '@tufang/server/platform/database/limits'
import { invoiceLimits } from '@tufang/server/platform/einvoice/limits'
import { readLimits } from '@tufang/server/platform/excel/reading/limits'
import { ocrLimits } from '@tufang/server/platform/ocr/limits'
import { paperLimits } from '@tufang/server/platform/paper/limits'
import { HOUR } from './clock'

// Wall time that a verb, a text message, a file or a picture is given. Tests run on machines that are busy with other
// work; a test of a limit names its own.
const files = [invoiceLimits, ocrLimits, paperLimits, readLimits]
for (const limits of [attemptLimits, codeAnswer, invitationAnswer, ...files]) limits.milliseconds = HOUR

/** Limits of the worker's database, just as patient. */
export const patient: DatabaseLimits = {
  ...interactive,
  ...{ acquire: HOUR, lock: HOUR, statement: HOUR, answer: 2 * HOUR, idle: HOUR, still: 3 * HOUR },
}
