import type { ReactNode } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { Tried } from '../preview/Tried'
import { texts as previewTexts } from '../preview/texts'
import css from '../verbs.module.css'
import { splitChanges } from './split'
import { SplitTripsDocument } from './split.generated'
import { texts } from './texts'

interface Props {
  settlementId: string
  settleNo: string | null | undefined
  waybillIds: readonly string[]
  /** Chosen trips, or a choice of them. */
  children: ReactNode
  /** Reason why the present choice cannot be split off. */
  idle?: string | null
  onClose: () => void
  onChanged: () => void
}

/** Moves some trips of a settlement into a new one: shows the sums of both, then splits. */
export function SplitDialog({
  settlementId: id,
  settleNo,
  waybillIds,
  children,
  idle = null,
  onClose,
  onChanged,
}: Props) {
  const { run, running } = useCommand(SplitTripsDocument)
  const variables = { id, waybillIds: [...waybillIds] }
  const { told, refusal } = useDryRun(SplitTripsDocument, idle ? null : variables)
  const apply = async () => {
    try {
      const done = await run({ ...variables, dryRun: false })
      if (!done) return
      toast.success(texts.done(done.settlements.at(-1)?.settleNo ?? ''))
      onClose()
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>{ui.cancel}</Button>
      <Button
        variant="solid"
        loading={running}
        disabledReason={told ? null : (idle ?? refusal?.message ?? previewTexts.waiting)}
        onClick={() => void apply()}
      >
        {texts.confirm}
      </Button>
    </>
  )
  return (
    <Modal open size="md" title={texts.title} record={settleNo} inTitle footer={footer} onClose={onClose}>
      <p className={css.hint}>{texts.hint}</p>
      {children}
      <Tried changes={told && splitChanges(told.settlements)} refusal={refusal?.message ?? null} idle={idle} />
    </Modal>
  )
}
