import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { RowAction } from '../../../../ui/layout/RowAction'
import { approverOf } from '../../../company/settings'
import { ReviewBadge } from './ReviewBadge'
import css from './review.module.css'
import type { Review } from './rows'
import { texts } from './texts'

const { fields } = texts

interface Props {
  review: Review
  /** Opens its waybill; without it the number is only read. */
  onWaybill: ((id: string) => void) | undefined
}

/** Which trip a request is about, who asked and why, and who decided. */
export function Facts({ review, onWaybill }: Props) {
  const { waybillId, waybillNo } = review
  const number = onWaybill ? <RowAction onClick={() => onWaybill(waybillId)}>{waybillNo}</RowAction> : waybillNo
  const lines: [string, ReactNode][] = [
    [fields.waybillNo, number],
    [fields.projectName, review.projectName],
    [fields.truckCode, review.truckCode],
    [fields.goDatetime, formatDateTime(review.goDatetime)],
    [fields.cardNo, review.cardNo],
    [fields.applyName, review.applyName],
    [fields.applyTime, formatDateTime(review.applyTime)],
    [fields.reason, review.reason],
    [fields.status, <ReviewBadge key="status" status={review.status} />],
    ...(review.auditTime
      ? ([
          [fields.auditName, approverOf(review.auditName, review)],
          [fields.auditTime, formatDateTime(review.auditTime)],
          [fields.auditReason, review.auditReason],
        ] satisfies [string, ReactNode][])
      : []),
  ]
  return (
    <dl className={css.facts}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
