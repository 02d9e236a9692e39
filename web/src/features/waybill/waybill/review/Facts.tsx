import type { ReactNode } from 'react'
import { waybillReviewFields as fields } from '../../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../../kit/cells'
import { formatDateTime } from '../../../../ui/format/date'
import { RowAction } from '../../../../ui/layout/RowAction'
import { approverOf } from '../../../company/settings'
import css from '../../waybill.module.css'
import type { Review } from './rows'

interface Props {
  review: Review
  /** Opens the waybill; without it the number is no link. */
  onWaybill: ((id: string) => void) | undefined
}

/** Trip of a request, its applicant with the reason, and its reviewer. */
export function Facts({ review, onWaybill }: Props) {
  const { waybillId, waybillNo } = review
  const number = onWaybill ? <RowAction onClick={() => onWaybill(waybillId)}>{waybillNo}</RowAction> : waybillNo
  const lines: [string, ReactNode][] = [
    [fields.waybillNo.label, number],
    [fields.projectName.label, review.projectName],
    [fields.truckCode.label, review.truckCode],
    [fields.goDatetime.label, formatDateTime(review.goDatetime)],
    [fields.cardNo.label, review.cardNo],
    [fields.applyName.label, review.applyName],
    [fields.applyTime.label, formatDateTime(review.applyTime)],
    [fields.reason.label, review.reason],
    [fields.status.label, <CodeBadge key="status" field={fields.status} value={review.status} />],
    ...(review.auditTime
      ? ([
          [fields.auditName.label, approverOf(review.auditName, review)],
          [fields.auditTime.label, formatDateTime(review.auditTime)],
          [fields.auditReason.label, review.auditReason],
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
