import { DomainError } from '../../../kernel/errors.js'
import type { WaybillStatus } from '../../waybill/index.js'
import { settlementTexts as texts } from '../texts.js'

/** Why nothing is done to a waybill any more, by whatever verb: it is not there, or void. */
export function whyGone(waybill: { status: `${WaybillStatus}` } | undefined): DomainError | null {
  if (!waybill) return new DomainError('NOT_FOUND', { what: texts.waybills })
  return waybill.status === 'VOID' ? new DomainError('WAYBILL_VOID') : null
}
