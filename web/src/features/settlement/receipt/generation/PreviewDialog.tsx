import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCommand } from '../../../../apollo/useCommand'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { useOpenable } from '../../../../shell/useOpenable'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { PriceDialog } from '../../../price/filling'
import { MAX_STATEMENTS, statementUrl } from '../../addresses'
import css from '../receipt.module.css'
import { GenerateSettlementsDocument } from './generation.generated'
import { PreviewContent } from './PreviewContent'
import { texts } from './texts'
import { usePreview } from './usePreview'

interface Props {
  source: SettlementSourceInput
  onClose: () => void
  onGenerated: (settlementIds: readonly string[], lacksPayees: boolean) => void
}

/** Statements of new settlements, or their list where they are too many for one page. */
function settlementsUrl(settlements: readonly { id: string; settleNo: string }[]): string {
  if (settlements.length <= MAX_STATEMENTS) return statementUrl(settlements.map((settlement) => settlement.id))
  const settleNos = settlements.map((settlement) => settlement.settleNo).join(',')
  return `/chain/settlement?${new URLSearchParams({ settleNos })}`
}

/** Preview of settlements: waybills that will be settled, and those that will be left out with the reasons. */
export function PreviewDialog({ source, onClose, onGenerated }: Props) {
  const { preview, loading, error, reload } = usePreview(source)
  const command = useCommand(GenerateSettlementsDocument)
  const [pricing, setPricing] = useState<readonly string[] | null>(null)
  const navigate = useNavigate()
  const openable = useOpenable()
  const question = useId()

  const generate = async () => {
    try {
      const done = await command.run({ input: source })
      if (!done) return
      const { message, settlements, lackingPayeeIds } = done.generateSettlements
      const url = settlementsUrl(settlements)
      const action = { label: texts.viewSettlements, run: () => navigate(url) }
      toast.success(message, openable(url) ? { duration: 10_000, action } : {})
      onGenerated(
        settlements.map((settlement) => settlement.id),
        lackingPayeeIds.length > 0,
      )
    } catch (failure) {
      toast.failure(failure)
      reload()
    }
  }

  const disabledReason = () => {
    if (!preview || error) return texts.loading
    return preview.settleCnt ? null : texts.nothing
  }
  const outcome =
    preview &&
    texts.about(formatCount(preview.groups.length), formatCount(preview.settleCnt), formatMoney(preview.settleAmt))
  const footer = (
    <>
      {outcome && disabledReason() === null && (
        <p id={question} className={css.question}>
          <b>{texts.confirm}</b> {outcome}
        </p>
      )}
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        variant="solid"
        aria-describedby={question}
        loading={command.running || loading}
        disabledReason={loading ? null : disabledReason()}
        onClick={generate}
      >
        {texts.generate}
      </Button>
    </>
  )
  return (
    <>
      <Modal open title={texts.title} size="lg" footer={footer} onClose={onClose}>
        {error && <ErrorPanel error={error} inline={preview !== null} onRetry={reload} />}
        {!preview && !error && (
          <p role="status" className={css.loading}>
            {texts.loading}
          </p>
        )}
        {preview && <PreviewContent preview={preview} onTypePrices={setPricing} />}
      </Modal>
      {pricing && (
        <PriceDialog
          waybillIds={pricing}
          onClose={(changed) => {
            setPricing(null)
            if (changed) reload()
          }}
        />
      )}
    </>
  )
}
