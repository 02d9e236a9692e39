import { useState } from 'react'
import { waybillReviewFields } from '../../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../../kit/cells'
import { formatDateTime } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import css from '../../waybill.module.css'
import { Changes } from './Changes'
import { ReviewDialog } from './ReviewDialog'
import type { Review } from './rows'
import { texts } from './texts'

interface Props {
  review: Review
  onDecided: () => void
}

/** Open request of a waybill: its applicant sees it, a reviewer decides it here. */
export function ReviewBanner({ review, onDecided }: Props) {
  const [open, setOpen] = useState(false)
  const { allowedActions, applyName, applyTime, status, reason } = review
  const own = allowedActions.includes('withdraw')
  return (
    <section className={css.banner} aria-label={texts.one}>
      <p className={css.bannerHead}>
        <CodeBadge field={waybillReviewFields.status} value={status} />
        <span>
          {applyName} {formatDateTime(applyTime)}
        </span>
        {reason && <span>{reason}</span>}
        {allowedActions.length > 0 && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {allowedActions.includes('approve') ? texts.open : texts.look}
          </Button>
        )}
      </p>
      {own && <p>{texts.ownWaiting}</p>}
      <Changes review={review} />
      <ReviewDialog id={open ? review.id : null} onClose={() => setOpen(false)} onDecided={onDecided} />
    </section>
  )
}
