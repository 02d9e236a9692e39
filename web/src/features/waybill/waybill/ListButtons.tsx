import { useQuery } from '@apollo/client/react'
import { formatCount } from '../../../ui/format/decimal'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { texts as editTexts } from './edit/texts'
import { OpenReviewCountDocument } from './review/review.generated'
import { texts as reviewTexts } from './review/texts'
import type { Waybills } from './useWaybills'

interface Props {
  list: Waybills['list']
  onCreate: () => void
}

const PENDING = { filter: { status: ['PENDING' as const] } }

/** Buttons to add a waybill, and to list the waybills with open requests. */
export function ListButtons({ list, onCreate }: Props) {
  const { data } = useQuery(OpenReviewCountDocument, { variables: PENDING })
  const waiting = data?.waybillReviews.total
  const only = list.filters.pendingReview === true
  return (
    <>
      <Button variant="solid" icon={<LuPlus aria-hidden />} permission="chain:companywaybill:add" onClick={onCreate}>
        {editTexts.create}
      </Button>
      <Button
        aria-pressed={only}
        onClick={() => list.setFilters({ ...list.filters, pendingReview: only ? undefined : true })}
      >
        {reviewTexts.waiting}
        {waiting !== undefined && <b className="tf-number">{formatCount(waiting)}</b>}
      </Button>
    </>
  )
}
