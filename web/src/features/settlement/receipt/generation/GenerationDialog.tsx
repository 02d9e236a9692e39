import { useState } from 'react'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { type PaidFor, PayeeDialog } from '../../payee'
import { PreviewDialog } from './PreviewDialog'

interface Props {
  /** What to settle; null keeps the dialog closed. Keeps its identity between renders. */
  source: SettlementSourceInput | null
  onClose: () => void
  onGenerated: () => void
}

/** Settlements from receipts or handed-in cards: first a preview, then the act, then the payees that lack (001 §4). */
export function GenerationDialog({ source, onClose, onGenerated }: Props) {
  const [lacking, setLacking] = useState<PaidFor | null>(null)
  return (
    <>
      {source && (
        <PreviewDialog
          source={source}
          onClose={onClose}
          onGenerated={(settlementIds, lacksPayees) => {
            onClose()
            onGenerated()
            if (lacksPayees) setLacking({ settlementIds })
          }}
        />
      )}
      <PayeeDialog
        of={lacking}
        onClose={() => {
          setLacking(null)
          onGenerated()
        }}
      />
    </>
  )
}
