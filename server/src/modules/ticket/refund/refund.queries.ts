import { type Approved, approvedColumns } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { RefundStatus } from '../enums.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketRefund } from './refund.entity.js'

type Row = RowOf<typeof TicketRefund>
type Asked = Pick<Row, 'projectId' | 'dumpSiteId' | 'soilType' | 'driverId' | 'quantity' | 'goesTo'>
export type StoredRefund = Asked & Pick<Row, 'id' | 'refundedAt' | 'applyId' | 'status' | 'version'>
type New = Asked & Pick<Row, 'refundNo' | 'price' | 'picture' | 'remark'> & { refundedAt: Date }

export async function insertRefund({ em, actor, now }: Tx, refund: New): Promise<string> {
  const id = newId()
  await rows(
    em,
    em.getKysely().insertInto('ticket_refund').values({
      company_id: actor.companyId,
      id,
      refund_no: refund.refundNo,
      project_id: refund.projectId,
      dump_site_id: refund.dumpSiteId,
      soil_type: refund.soilType,
      driver_id: refund.driverId,
      quantity: refund.quantity,
      goes_to: refund.goesTo,
      price: refund.price,
      refunded_at: refund.refundedAt,
      picture: refund.picture,
      remark: refund.remark,
      apply_id: actor.userId,
      apply_name: actor.name,
      apply_datetime: now,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

/** Locks a refund; NOT_FOUND for one that the company does not have. */
export async function lockRefund({ em, actor }: Tx, id: string): Promise<StoredRefund> {
  const stored = isId(id)
    ? await firstRow<StoredRefund>(
        em,
        em
          .getKysely()
          .selectFrom('ticket_refund')
          .select(['id', 'project_id as projectId', 'dump_site_id as dumpSiteId', 'soil_type as soilType'])
          .select(['driver_id as driverId', 'quantity', 'goes_to as goesTo', 'refunded_at as refundedAt'])
          .select(['apply_id as applyId', 'status', 'version'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.refund })
  return stored
}

/** Writes the decision about a refund, with person and reason. */
export async function decideRefund(
  { em, actor, now }: Tx,
  id: string,
  { status, reason, ...approved }: Approved & { status: RefundStatus; reason: string | null },
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('ticket_refund')
      .set((one) => ({ version: one('version', '+', 1), updated_at: now }))
      .set({ status, audit_id: actor.userId, audit_name: actor.name, audit_datetime: now, reason })
      .set(approvedColumns(approved))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  )
}
