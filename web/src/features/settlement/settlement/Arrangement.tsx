import { PlanDialog } from '../../payment/plan'
import { MergeDialog, PapersDialog, SplitCards } from '../verbs'
import type { Arranging } from './arranging'
import type { Settlement } from './rows'

interface Props {
  verb: Arranging
  settlements: readonly Settlement[]
  onClose: () => void
  onChanged: () => void
}

/** The dialog of what is done to whole settlements. */
export function Arrangement({ verb, settlements, onClose, onChanged }: Props) {
  const [settlement] = settlements
  if (!settlement) return null
  switch (verb) {
    case 'merge':
      return <MergeDialog settlements={settlements} onClose={onClose} onChanged={onChanged} />
    case 'split':
      return (
        <SplitCards
          settlementId={settlement.id}
          settleNo={settlement.settleNo}
          onClose={onClose}
          onChanged={onChanged}
        />
      )
    case 'plan':
      return <PlanDialog settlement={settlement} onClose={onClose} onChanged={onChanged} />
    case 'pay':
      return null
    case 'papers':
      return <PapersDialog settlements={settlements} onClose={onClose} />
  }
}
