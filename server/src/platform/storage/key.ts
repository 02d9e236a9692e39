import { randomUUID } from 'node:crypto'
import { dayOf } from '../../kernel/values/clock.js'

const pattern = /^(public|[0-9a-f-]{36})\/\d{4}\/\d{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,5}$/

/** company/yyyy/MM/uuid.ext, or public/… for a file of no company. The uuid is random: a key cannot be guessed. */
export function newKey(companyId: string | null, now: Date, extension: string): string {
  const [year, month] = dayOf(now).split('-')
  return `${companyId ?? 'public'}/${year}/${month}/${randomUUID()}.${extension}`
}

/** The last door before the disk: a key that `newKey` did not make is a fault, whoever hands it in. */
export function assertKey(key: string): void {
  if (!pattern.test(key)) throw new RangeError('not a key of a stored file')
}
