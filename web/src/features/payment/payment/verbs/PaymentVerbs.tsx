import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { lackingNote } from '../../../settlement/paper'
import { aboutOf, type Payment, settlementIdsOf, type Verb } from '../rows'
import { texts } from '../texts'
import { PayDialog } from './PayDialog'
import { type Reasoned, ReasonedDialog } from './ReasonedDialog'
import { VerbsContext } from './verbs'
import {
  ApprovePaymentDocument,
  DeletePaymentDocument,
  SettlementsOfPaymentDocument,
  SubmitPaymentDocument,
  WithdrawPaymentDocument,
} from './verbs.generated'

interface Props {
  /** Lists and sums are to be read again. */
  onChanged: () => void
  onRemoved: (payment: Payment) => void
  onEdit: (payment: Payment) => void
  children: ReactNode
}

const beside = (text: string, note: ReactNode) => (
  <>
    {text}
    {note}
  </>
)

/** Gives everything inside the verbs of payments, with their questions and dialogs. */
export function PaymentVerbs({ onChanged, onRemoved, onEdit, children }: Props) {
  const client = useApolloClient()
  const { run: submit } = useCommand(SubmitPaymentDocument)
  const { run: withdraw } = useCommand(WithdrawPaymentDocument)
  const { run: approve } = useCommand(ApprovePaymentDocument)
  const { run: remove } = useCommand(DeletePaymentDocument)
  const [running, setRunning] = useState<string | null>(null)
  const [paying, setPaying] = useState<Payment | null>(null)
  const [reasoning, setReasoning] = useState<{ verb: Reasoned; payment: Payment } | null>(null)

  /** Papers that its settlements lack: money leaves for these, whatever the company has decided of them. */
  const lackingOf = useCallback(
    async (id: string) => {
      setRunning(id)
      const variables = { id }
      const { data } = await client.query({ query: SettlementsOfPaymentDocument, variables, fetchPolicy: 'no-cache' })
      return lackingNote(client, data ? settlementIdsOf(data) : [])
    },
    [client],
  )
  const perform = useCallback(
    async (verb: Verb, payment: Payment) => {
      const { id, version } = payment
      /** Null when the same is on its way already. */
      const change = async (command: Promise<unknown>) => {
        setRunning(id)
        if ((await command) === null) return
        toast.success(texts.done)
        onChanged()
      }
      switch (verb) {
        case 'submit': {
          const lacking = await lackingOf(id)
          const about = beside(texts.submitAbout(aboutOf(payment)), lacking)
          const { submitTitle: title, submitQuestion: content } = texts
          if (lacking && !(await confirm({ title, content, about }))) return
          return change(submit({ id, version }))
        }
        case 'withdraw':
          return change(withdraw({ id, version }))
        case 'approve': {
          const { approveTitle: title, approveQuestion: content } = texts
          const about = beside(texts.approveAbout(aboutOf(payment)), await lackingOf(id))
          if (!(await confirm({ title, content, about }))) return
          return change(approve({ id, version }))
        }
        case 'delete':
          if (
            !(await confirm({
              title: texts.deleteTitle,
              content: texts.deleteQuestion,
              about: texts.deleteAbout(aboutOf(payment)),
              danger: true,
            }))
          )
            return
          setRunning(id)
          if (!(await remove({ id, version }))) return
          toast.success(texts.deleted)
          return onRemoved(payment)
        case 'edit':
          return onEdit(payment)
        case 'pay':
          return setPaying(payment)
        default:
          return setReasoning({ verb, payment })
      }
    },
    [lackingOf, submit, withdraw, approve, remove, onChanged, onRemoved, onEdit],
  )
  const start = useCallback(
    (verb: Verb, payment: Payment) => {
      perform(verb, payment)
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
      {paying && <PayDialog payment={paying} onClose={() => setPaying(null)} onDone={onChanged} />}
      {reasoning && <ReasonedDialog {...reasoning} onClose={() => setReasoning(null)} onDone={onChanged} />}
    </VerbsContext>
  )
}
