import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { toast } from '../../../../ui/feedback/toastStore'
import { ReviewDialog } from './ReviewDialog'
import { WaybillReviewsDocument } from './review.generated'
import { texts } from './texts'

interface Props {
  /** Null keeps it closed. */
  waybillId: string | null
  onClose: () => void
  onDecided: () => void
}

/** The request that a waybill waits for. */
export function OpenReviewDialog({ waybillId, onClose, onDecided }: Props) {
  const { data, loading, error } = useQuery(WaybillReviewsDocument, {
    variables: { filter: { waybillId, status: ['PENDING'] } },
    skip: waybillId === null,
    fetchPolicy: 'network-only',
  })
  const open = data?.waybillReviews.records[0]
  const none = waybillId !== null && !loading && (error || !open)
  useEffect(() => {
    if (!none) return
    if (error) toast.failure(error)
    else toast.info(texts.decided)
    onClose()
  }, [none, error, onClose])
  return <ReviewDialog id={waybillId && open ? open.id : null} onClose={onClose} onDecided={onDecided} />
}
