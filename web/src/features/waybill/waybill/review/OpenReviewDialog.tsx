import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { toast } from '../../../../ui/feedback/toastStore'
import { ReviewDialog } from './ReviewDialog'
import { WaybillReviewsDocument } from './review.generated'
import { texts } from './texts'

interface Props {
  /** Waybill; null keeps the dialog closed. */
  waybillId: string | null
  onClose: () => void
  onDecided: () => void
}

/** Open request of a waybill. */
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
