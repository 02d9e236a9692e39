import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import { lackingNote } from '../paper'
import { type PaidFor, PayeeDialog } from '../payee'
import { Arrangement } from './Arrangement'
import type { Arranging } from './arranging'
import { RejectDialog } from './RejectDialog'
import type { Settlement, Verb } from './rows'
import { ApproveSettlementDocument, DeleteSettlementDocument } from './settlement.generated'
import { texts } from './texts'
import { VerbsContext } from './verbs'

interface Props {
  /** After something has changed: lists and sums are to be read again. `removed` is no more. */
  onChanged: (removed?: Settlement) => void
  /** After settlements have become others, as by merging; `onChanged` unless given. */
  onArranged?: () => void
  children: ReactNode
}

/** Gives everything inside the verbs of settlements, with their questions and dialogs. */
export function SettlementVerbs({ onChanged, onArranged = onChanged, children }: Props) {
  const client = useApolloClient()
  const { run: approve } = useCommand(ApproveSettlementDocument)
  const { run: remove } = useCommand(DeleteSettlementDocument)
  const [running, setRunning] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<Settlement | null>(null)
  const [arranging, setArranging] = useState<{ verb: Arranging; settlements: readonly Settlement[] } | null>(null)
  const [payeeFor, setPayeeFor] = useState<PaidFor | null>(null)

  const perform = useCallback(
    async (verb: Verb, settlement: Settlement) => {
      const { id } = settlement
      const about = texts.about(
        settlement.settleNo,
        formatCount(settlement.settleCnt),
        formatMoney(settlement.settleAmt),
      )
      switch (verb) {
        case 'approve': {
          setRunning(id)
          const told = (
            <>
              {texts.approveAbout(about)}
              {await lackingNote(client, [id])}
            </>
          )
          const { approveTitle: title, approveQuestion: content } = texts
          if (!(await confirm({ title, content, about: told }))) return
          if (!(await approve({ id }))) return
          toast.success(texts.done)
          return onChanged()
        }
        case 'delete': {
          const { removeTitle: title, removeQuestion: content } = texts
          if (!(await confirm({ title, content, about: texts.removeAbout(about), danger: true }))) return
          setRunning(id)
          if (!(await remove({ id }))) return
          toast.success(texts.removed)
          return onChanged(settlement)
        }
        case 'reject':
          return setRejecting(settlement)
        case 'setPayee':
          return setPayeeFor({ settlementIds: [id] })
      }
    },
    [client, onChanged, approve, remove],
  )

  const start = useCallback(
    (verb: Verb, settlement: Settlement) => {
      perform(verb, settlement)
        .catch((error: unknown) => {
          toast.failure(error)
          // Somebody else may have been faster: show how it stands now.
          onChanged()
        })
        .finally(() => setRunning(null))
    },
    [perform, onChanged],
  )
  const arrange = useCallback(
    (verb: Arranging, settlements: readonly Settlement[]) => setArranging({ verb, settlements }),
    [],
  )
  const verbs = useMemo(() => ({ start, arrange, running }), [start, arrange, running])

  return (
    <VerbsContext value={verbs}>
      {children}
      {rejecting && (
        <RejectDialog settlement={rejecting} onClose={() => setRejecting(null)} onDone={() => onChanged()} />
      )}
      {arranging && <Arrangement {...arranging} onClose={() => setArranging(null)} onChanged={() => onArranged()} />}
      <PayeeDialog
        of={payeeFor}
        onClose={(changed) => {
          setPayeeFor(null)
          if (changed) onChanged()
        }}
      />
    </VerbsContext>
  )
}
