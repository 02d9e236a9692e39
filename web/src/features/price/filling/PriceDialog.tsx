import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { Modal } from '../../../ui/overlay/Modal'
import { UnpricedWaybillsDocument } from './filling.generated'
import { PriceForm } from './PriceForm'
import { texts } from './texts'

interface Props {
  waybillIds: readonly string[]
  /** Closes; `changed` tells whether a price was saved. */
  onClose: (changed: boolean) => void
}

/** Prices for waybills without any, which a clerk must type before they can be settled. */
export function PriceDialog({ waybillIds, onClose }: Props) {
  const { data, error, refetch } = useQuery(UnpricedWaybillsDocument, {
    variables: { ids: [...waybillIds] },
    fetchPolicy: 'no-cache',
  })
  if (data) return <PriceForm waybills={data.waybills.records} onClose={onClose} />
  if (!error) return null
  return (
    <Modal open title={texts.title} size="md" onClose={() => onClose(false)}>
      {/* A failed retry is reported as `error`. */}
      <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </Modal>
  )
}
