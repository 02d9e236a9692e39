import { DomainError, type FieldError } from '../../../kernel/errors.js'
import { compareMoney, isAmount, MAX_AMOUNT, type Money } from '../../../kernel/money/money.js'
import { momentOf, plainTime } from '../../../kernel/values/clock.js'
import { waybillTexts as texts } from '../texts.js'
import type { WaybillField, WaybillValues } from '../waybill/fields.js'
import type { LockedCard } from './accounts.js'

/** Fields that a clerk has changed: rules report faults in these alone. */
export type Touched = ReadonlySet<WaybillField>

const anyOf = (touched: Touched, ...fields: WaybillField[]): boolean => fields.some((field) => touched.has(field))

/** Values that the rules check; null for missing and unknown ones. */
export type RuledValues = { [F in 'tpMode' | 'dumpSiteId' | (typeof TIMES)[number]]: WaybillValues[F] | null }

/** Faults of a waybill after a change, in the fields that the change touches. */
export function faultsOf(after: RuledValues, touched: Touched, now: Date): FieldError[] {
  const faults: FieldError[] = []
  if (anyOf(touched, 'tpMode', 'dumpSiteId')) {
    if (after.tpMode === 'FREIGHT' && after.dumpSiteId === null)
      faults.push({ field: 'garbageId', message: texts.siteNeeded })
    if (after.tpMode !== 'FREIGHT' && after.dumpSiteId !== null)
      faults.push({ field: 'garbageId', message: texts.siteNotFreight })
  }
  return [...faults, ...timeFaults(after, touched, now)]
}

const plain = (time: string): string => plainTime(momentOf(time))
export const TIMES = ['inDatetime', 'goDatetime', 'completeDatetime'] as const

function timeFaults(after: RuledValues, touched: Touched, now: Date): FieldError[] {
  const changed = TIMES.filter((field) => touched.has(field))
  if (changed.length === 0) return []
  const late = changed.filter((field) => (after[field] ?? '') !== '' && plain(after[field] ?? '') > plainTime(now))
  if (late.length > 0) return late.map((field) => ({ field, message: texts.inFuture(texts.fields[field]) }))
  const times = TIMES.flatMap((field) => (after[field] === null ? [] : [plain(after[field])]))
  const ordered = times.every((time, at) => at === 0 || (times[at - 1] ?? '') <= time)
  return ordered ? [] : [{ field: changed[0] ?? 'goDatetime', message: texts.timesOrder }]
}

/** Reason why a card cannot take a waybill: it must be active, not lost, and of the waybill's captain. */
export function whyNotOnCard(card: LockedCard | undefined, cardNo: string, captainId: string): DomainError | null {
  if (!card) return new DomainError('CARD_NOT_FOUND', { cardNo })
  if (card.status === 'NOT_ACTIVATED') return new DomainError('CARD_NOT_ACTIVATED', { cardNo })
  if (card.status === 'VOIDED') return new DomainError('CARD_VOIDED', { cardNo })
  if (card.status === 'SETTLED') return new DomainError('CARD_SETTLED', { cardNo })
  if (card.lostAt !== null) return new DomainError('CARD_LOST', { cardNo })
  if (card.captainId === captainId) return null
  return new DomainError('INVALID_INPUT', { message: texts.cardCaptain(cardNo) }, [
    { field: 'cardNo', message: texts.cardCaptain(cardNo) },
  ])
}

/** Reason against an amount: documents hold 0 to 999999999.99, and taxes must not exceed it. */
export function whyAmountRefused(no: string, worth: Money | null, payTaxes: Money): DomainError | null {
  if (worth === null) return null
  if (!isAmount(worth)) return new DomainError('INVALID_INPUT', { message: texts.amountOutOfRange(no, MAX_AMOUNT) })
  if (compareMoney(payTaxes, worth) <= 0) return null
  return new DomainError('INVALID_INPUT', { message: texts.taxesTooHigh }, [
    { field: 'payTaxes', message: texts.taxesTooHigh },
  ])
}
