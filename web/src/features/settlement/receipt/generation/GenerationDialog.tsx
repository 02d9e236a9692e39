import { useState } from 'react'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { type PaidFor, PayeeDialog } from '../../payee'
import { PreviewDialog } from './PreviewDialog'

interface Props {
  /** Receipts or cards to settle; must be stable between renders. */
  source: SettlementSourceInput
  onClose: () => void
  onGenerated: () => void
}

/** Settlements from receipts or handed-in cards: the preview, the making, then missing payees. */
export function GenerationDialog({ source, onClose, onGenerated }: Props) {
  const [lacking, setLacking] = useState<PaidFor | null>(null)
  if (!lacking)
    return (
      <PreviewDialog
        source={source}
        onClose={onClose}
        onGenerated={(settlementIds, lacksPayees) => {
          onGenerated()
          if (lacksPayees) setLacking({ settlementIds })
          else onClose()
        }}
      />
    )
  return (
    <PayeeDialog
      of={lacking}
      onClose={() => {
        onGenerated()
        onClose()
      }}
    />
  )
}
