import { useCommand } from '../../../../apollo/useCommand'
import { type ConfirmOptions, confirm } from '../../../../ui/feedback/confirmStore'
import { type ToastOptions, toast } from '../../../../ui/feedback/toastStore'
import { formatMoney } from '../../../../ui/format/decimal'
import type { Waybill } from '../rows'
import {
  DepartWaybillDocument,
  UnloadWaybillDocument,
  UnvoidWaybillDocument,
  VoidWaybillDocument,
} from './edit.generated'
import { texts } from './texts'
import { UNDO_TIME } from './useUndo'

/** Reason why a waybill cannot be voided, in the words of the rule; null if none is known here. The server decides. */
export function whyNotVoidable({ status, settlementId, settleNo }: Waybill): string | null {
  if (status === 'VOID') return texts.voided
  return settlementId ? texts.settled(settleNo ?? '') : null
}

type Target = Pick<Waybill, 'id' | 'version' | 'no' | 'truckCode' | 'receivable'>

const about = ({ no, truckCode, receivable }: Target) =>
  texts.about(no, truckCode, receivable === null ? null : formatMoney(receivable))

/** 作废, 确认出场 and 确认卸车: each asks first. A voiding can be undone for ten seconds, the others cannot. */
export function useVerbs(onChanged: () => void) {
  const voiding = useCommand(VoidWaybillDocument)
  const unvoiding = useCommand(UnvoidWaybillDocument)
  const departure = useCommand(DepartWaybillDocument)
  const arrival = useCommand(UnloadWaybillDocument)
  const done = async (run: () => Promise<unknown>, news: string, options?: ToastOptions) => {
    try {
      if ((await run()) === null) return
      toast.success(news, options)
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  const act = async (question: ConfirmOptions, news: string, run: () => Promise<unknown>, options?: ToastOptions) => {
    if (await confirm(question)) await done(run, news, options)
  }
  const undoOf = ({ id, no }: Target): ToastOptions => ({
    duration: UNDO_TIME,
    action: { label: texts.undo, run: () => void done(() => unvoiding.run({ id }), texts.unvoidDone(no)) },
  })
  return {
    running: voiding.running || departure.running || arrival.running,
    void: (waybill: Target) => {
      const { id, version, no } = waybill
      const [content, outcome] = [texts.voidQuestion, texts.voidAbout(about(waybill))]
      const question = { title: texts.voidTitle, content, about: outcome, danger: true }
      return act(question, texts.voidDone(no), () => voiding.run({ id, version }), undoOf(waybill))
    },
    depart: (waybill: Target) => {
      const { id, version } = waybill
      const question = { title: texts.depart, content: texts.departQuestion, about: about(waybill) }
      return act(question, texts.done, () => departure.run({ id, version }))
    },
    unload: (waybill: Target) => {
      const { id, version } = waybill
      const question = { title: texts.unload, content: texts.unloadQuestion, about: about(waybill) }
      return act(question, texts.done, () => arrival.run({ id, version }))
    },
  }
}
