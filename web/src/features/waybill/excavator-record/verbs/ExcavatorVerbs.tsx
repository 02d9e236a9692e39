import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatMoney } from '../../../../ui/format/decimal'
import { aboutOf, type ExcavatorRecord, type Verb } from '../rows'
import { texts } from '../texts'
import { RejectDialog } from './RejectDialog'
import { VerbsContext } from './verbs'
import {
  ApproveExcavatorRecordDocument,
  StartExcavatorReviewDocument,
  WithdrawExcavatorRecordDocument,
} from './verbs.generated'

interface Props {
  /** Lists and sums are to be read again. */
  onChanged: () => void
  onEdit: (record: ExcavatorRecord) => void
  children: ReactNode
}

const about = (record: ExcavatorRecord, outcome: string): ReactNode => (
  <>
    <p>{aboutOf(record)}</p>
    <p>{outcome}</p>
  </>
)

/** Gives everything inside the verbs of records, with their questions and dialogs. */
export function ExcavatorVerbs({ onChanged, onEdit, children }: Props) {
  const { run: approve } = useCommand(ApproveExcavatorRecordDocument)
  const { run: startReview } = useCommand(StartExcavatorReviewDocument)
  const { run: withdraw } = useCommand(WithdrawExcavatorRecordDocument)
  const [running, setRunning] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<ExcavatorRecord | null>(null)

  const perform = useCallback(
    async (verb: Verb, record: ExcavatorRecord) => {
      const { id, version } = record
      /** Null when the same is on its way already. */
      const change = async (command: Promise<unknown>, news = texts.done) => {
        setRunning(id)
        if ((await command) === null) return
        toast.success(news)
        onChanged()
      }
      switch (verb) {
        case 'approve': {
          setRunning(id)
          const tried = await approve({ id, version, dryRun: true })
          if (!tried) return
          setRunning(null)
          const { amount } = tried.approveExcavatorRecord
          const outcome = amount === null ? texts.approveNoAmount : texts.approveAmount(formatMoney(amount))
          const { approveTitle: title, approveQuestion: content } = texts
          if (!(await confirm({ title, content, about: about(record, outcome) }))) return
          return change(approve({ id, version, dryRun: false }))
        }
        case 'startReview': {
          const { startTitle: title, startQuestion: content } = texts
          if (!(await confirm({ title, content, about: about(record, texts.startOutcome) }))) return
          return change(startReview({ id, version }))
        }
        case 'withdraw': {
          const question = {
            title: texts.withdrawTitle,
            content: texts.withdrawQuestion,
            about: about(record, texts.withdrawOutcome),
            danger: true,
          }
          if (!(await confirm(question))) return
          return change(withdraw({ id, version }), texts.withdrawn)
        }
        case 'update':
          return onEdit(record)
        case 'reject':
          return setRejecting(record)
      }
    },
    [approve, startReview, withdraw, onChanged, onEdit],
  )
  const start = useCallback(
    (verb: Verb, record: ExcavatorRecord) => {
      perform(verb, record)
        .catch((error: unknown) => {
          toast.failure(error)
          // Somebody else may have been faster: show how it stands now.
          onChanged()
        })
        .finally(() => setRunning(null))
    },
    [perform, onChanged],
  )
  const verbs = useMemo(() => ({ start, running }), [start, running])
  return (
    <VerbsContext value={verbs}>
      {children}
      {rejecting && <RejectDialog record={rejecting} onClose={() => setRejecting(null)} onDone={onChanged} />}
    </VerbsContext>
  )
}
