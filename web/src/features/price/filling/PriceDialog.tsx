import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { Modal } from '../../../ui/overlay/Modal'
import { UnpricedWaybillsDocument } from './filling.generated'
import { PriceForm } from './PriceForm'
import { texts } from './texts'

interface Props {
  waybillIds: readonly string[]
  /** `changed` tells whether any price has been typed. */
  onClose: (changed: boolean) => void
}

/** Prices for waybills that have none: a clerk must type them before they can be settled (decisions §5). */
export function PriceDialog({ waybillIds, onClose }: Props) {
  const { data, error, refetch } = useQuery(UnpricedWaybillsDocument, {
    variables: { ids: [...waybillIds] },
    fetchPolicy: 'no-cache',
  })
  if (data) return <PriceForm waybills={data.waybills.records} onClose={onClose} />
  if (!error) return null
  return (
    <Modal open title={texts.title} size="md" onClose={() => onClose(false)}>
      {/* A failed second try comes back as `error`. */}
      <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    </Modal>
  )
}
