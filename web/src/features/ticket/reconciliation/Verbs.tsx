import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { useDownload } from '../../../apollo/useDownload'
import { ReasonDialog } from '../../../kit/verbs/ReasonDialog'
import { reasonAgainst } from '../../../kit/verbs/verb'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import {
  RematchTicketReconciliationDocument,
  SettleTicketReconciliationDocument,
  VoidTicketReconciliationDocument,
} from './reconciliation.generated'
import type { Reconciliation } from './rows'
import { texts } from './texts'

interface Props {
  of: Reconciliation
  onChanged: () => void
}

/** Verbs of a reconciliation as a whole. */
export function Verbs({ of, onChanged }: Props) {
  const { id, reconcileNo, version, statementUrl, garbageName, siteCount, ourCount } = of
  const statement = useDownload()
  const rematch = useCommand(RematchTicketReconciliationDocument)
  const settle = useCommand(SettleTicketReconciliationDocument)
  const voiding = useCommand(VoidTicketReconciliationDocument)
  const [asked, setAsked] = useState(false)
  const act = async (run: () => Promise<unknown>, said: string) => {
    try {
      if ((await run()) === null) return
      toast.success(said)
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  const close = async () => {
    const about = texts.settleAbout(garbageName, texts.counts(formatCount(siteCount), formatCount(ourCount)))
    const question = { title: texts.settleTitle, content: texts.settleQuestion(reconcileNo), about, danger: true }
    if (await confirm(question)) await act(() => settle.run({ id, version }), texts.settled)
  }
  return (
    <>
      <Button variant="solid" disabledReason={reasonAgainst('settle', of)} onClick={() => void close()}>
        {texts.settle}
      </Button>
      <Button
        disabledReason={reasonAgainst('rematch', of)}
        onClick={() => void act(() => rematch.run({ id }), texts.rematched)}
      >
        {texts.rematch}
      </Button>
      <Button
        loading={statement.running}
        onClick={() => void statement.run(statementUrl, { method: 'GET' }, texts.statement)}
      >
        {texts.print}
      </Button>
      <Button colorPalette="red" disabledReason={reasonAgainst('void', of)} onClick={() => setAsked(true)}>
        {texts.void}
      </Button>
      {asked && (
        <ReasonDialog
          title={texts.voidTitle}
          record={reconcileNo}
          subject={`${reconcileNo} ${garbageName}`}
          outcome={texts.voidOutcome}
          verb={texts.void}
          reasonLabel={texts.voidReason}
          done={texts.voided}
          run={(reason) => voiding.run({ id, reason })}
          onClose={() => setAsked(false)}
          onDone={onChanged}
        />
      )}
    </>
  )
}
