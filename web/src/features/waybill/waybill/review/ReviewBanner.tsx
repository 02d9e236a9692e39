import { useState } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { Changes } from './Changes'
import { ReviewBadge } from './ReviewBadge'
import { ReviewDialog } from './ReviewDialog'
import css from './review.module.css'
import type { Review } from './rows'
import { texts } from './texts'

interface Props {
  review: Review
  onDecided: () => void
}

/** What a waybill waits for: the applicant sees that it waits, a reviewer decides from here. */
export function ReviewBanner({ review, onDecided }: Props) {
  const [open, setOpen] = useState(false)
  const { allowedActions, applyName, applyTime, status, reason } = review
  const own = allowedActions.includes('withdraw')
  return (
    <section className={css.banner} aria-label={texts.one}>
      <p className={css.bannerHead}>
        <ReviewBadge status={status} />
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
