import { invoiceLimits } from '@tufang/server/platform/einvoice/limits'
import { readLimits } from '@tufang/server/platform/excel/reading/limits'
import { ocrLimits } from '@tufang/server/platform/ocr/limits'
import { paperLimits } from '@tufang/server/platform/paper/limits'
import { HOUR } from './clock'

// Wall time that a file or a picture is given. Tests run on machines that are busy with other work; a test of the limit itself names its own.
for (const limits of [invoiceLimits, ocrLimits, paperLimits, readLimits]) limits.milliseconds = HOUR
