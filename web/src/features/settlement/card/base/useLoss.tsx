import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { late } from '../../../../ui/late'
import { ReportCardFoundDocument } from './base-card.generated'
import type { Row } from './columns'
import { texts } from './texts'
import type { LossVerb } from './verbs'

const LostDialog = late(() => import('./LostDialog'))
const ReplaceDialog = late(() => import('./ReplaceDialog'))

const { loss } = texts
const dialogs = { reportLost: LostDialog, replaceLost: ReplaceDialog }

/** What starts the verbs of lost cards, and the dialog of the one that was started. */
export function useLoss(onChanged: () => void) {
  const found = useCommand(ReportCardFoundDocument)
  const [asked, setAsked] = useState<{ verb: keyof typeof dialogs; card: Row } | null>(null)
  const find = async ({ cardNo }: Row) => {
    const { foundTitle: title, foundQuestion: content } = loss
    if (!(await confirm({ title, content, about: loss.foundAbout(cardNo) }))) return
    try {
      if ((await found.run({ cardNo })) === null) return
      toast.success(loss.foundDone(cardNo))
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  const start = (verb: LossVerb, card: Row) => (verb === 'reportFound' ? void find(card) : setAsked({ verb, card }))
  const Dialog = asked && dialogs[asked.verb]
  const dialog = Dialog && <Dialog card={asked.card} onChanged={onChanged} onClose={() => setAsked(null)} />
  return { start, dialog }
}
