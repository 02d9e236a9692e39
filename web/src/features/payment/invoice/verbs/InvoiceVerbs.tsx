import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { ClaimDialog } from '../claim/ClaimDialog'
import { aboutOf, type Invoice, type Verb } from '../rows'
import { texts } from '../texts'
import { RedDialog } from './RedDialog'
import { VerbsContext } from './verbs'
import { DeleteInvoiceDocument } from './verbs.generated'
import { WaybillsDialog } from './WaybillsDialog'

interface Props {
  /** Lists and sums are to be read again. */
  onChanged: () => void
  onRemoved: (invoice: Invoice) => void
  onEdit: (invoice: Invoice) => void
  children: ReactNode
}

type Opened = { dialog: 'claim' | 'red' | 'waybills'; invoice: Invoice }

/** Gives everything inside the verbs of invoices, with their questions and dialogs. */
export function InvoiceVerbs({ onChanged, onRemoved, onEdit, children }: Props) {
  const { run: remove } = useCommand(DeleteInvoiceDocument)
  const [running, setRunning] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  const askAndRemove = useCallback(
    async (invoice: Invoice) => {
      const { id, version, red } = invoice
      const about = red ? texts.deleteRedAbout(aboutOf(invoice)) : texts.deleteAbout(aboutOf(invoice))
      if (!(await confirm({ title: texts.deleteTitle, content: texts.deleteQuestion, about, danger: true }))) return
      setRunning(id)
      try {
        if (!(await remove({ id, version }))) return
        toast.success(texts.deleted)
        onRemoved(invoice)
      } catch (error) {
        toast.failure(error)
        // Somebody else may have been faster: show how it stands now.
        onChanged()
      } finally {
        setRunning(null)
      }
    },
    [remove, onRemoved, onChanged],
  )
  const start = useCallback(
    (verb: Verb, invoice: Invoice) => {
      if (verb === 'delete') void askAndRemove(invoice)
      else if (verb === 'edit') onEdit(invoice)
      else setOpened({ dialog: verb === 'release' ? 'waybills' : verb, invoice })
    },
    [askAndRemove, onEdit],
  )
  const showWaybills = useCallback((invoice: Invoice) => setOpened({ dialog: 'waybills', invoice }), [])
  const verbs = useMemo(() => ({ start, showWaybills, running }), [start, showWaybills, running])
  const shared = opened && { invoice: opened.invoice, onClose: () => setOpened(null), onDone: onChanged }
  return (
    <VerbsContext value={verbs}>
      {children}
      {shared && opened.dialog === 'claim' && <ClaimDialog {...shared} />}
      {shared && opened.dialog === 'red' && <RedDialog {...shared} />}
      {shared && opened.dialog === 'waybills' && <WaybillsDialog {...shared} />}
    </VerbsContext>
  )
}
