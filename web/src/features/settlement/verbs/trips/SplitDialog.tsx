import { useCallback, useEffect, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { Changes } from '../preview/Changes'
import type { Change } from '../preview/changes'
import { texts as previewTexts } from '../preview/texts'
import { splitChanges } from './split'
import { texts } from './texts'
import { SplitTripsDocument } from './trips.generated'
import css from './trips.module.css'
import type { Trip } from './verbs'

interface Props {
  trips: readonly Trip[]
  onClose: () => void
  onChanged: () => void
}

/** Chosen trips of one settlement into one of their own. */
export default function SplitDialog({ trips, onClose, onChanged }: Props) {
  const { run, running } = useCommand(SplitTripsDocument)
  const [changes, setChanges] = useState<Change[] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const split = useCallback(
    (dryRun: boolean) => run({ id: trips[0]?.settlementId ?? '', waybillIds: trips.map(({ id }) => id), dryRun }),
    [run, trips],
  )
  useEffect(() => {
    split(true)
      .then((tried) => tried && setChanges(splitChanges(tried.settlements)))
      .catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)))
  }, [split])

  const apply = async () => {
    try {
      const done = await split(false)
      if (!done) return
      toast.success(texts.split(done.settlements.at(-1)?.settleNo ?? ''))
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
        disabledReason={changes ? null : (refusal ?? previewTexts.waiting)}
        onClick={() => void apply()}
      >
        {texts.confirmSplit}
      </Button>
    </>
  )
  return (
    <Modal open size="md" title={texts.verbs.split} footer={footer} onClose={onClose}>
      <p className={css.chosen}>
        <strong>{texts.chosen(formatCount(trips.length))}</strong>
        {texts.hints.split}
      </p>
      {refusal ? (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      ) : (
        <div role="status">{changes ? <Changes changes={changes} /> : previewTexts.waiting}</div>
      )}
    </Modal>
  )
}
