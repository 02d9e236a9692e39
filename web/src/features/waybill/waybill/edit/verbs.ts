import { useCommand } from '../../../../apollo/useCommand'
import { type ConfirmOptions, confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatMoney } from '../../../../ui/format/decimal'
import type { Waybill } from '../rows'
import { DeleteWaybillDocument, DepartWaybillDocument, UnloadWaybillDocument } from './edit.generated'
import { texts } from './texts'

/** Why a waybill cannot be deleted, in the words of the rule behind it; null when nothing is known against it. The server decides. */
export function whyNotRemovable({ status, settlementId, settleNo }: Waybill): string | null {
  if (status === 'VOID') return texts.voided
  return settlementId ? texts.settled(settleNo ?? '') : null
}

type Target = Pick<Waybill, 'id' | 'version' | 'no' | 'truckCode' | 'receivable'>

const about = ({ no, truckCode, receivable }: Target) =>
  texts.about(no, truckCode, receivable === null ? null : formatMoney(receivable))

/** 作废, 确认出场 and 确认卸车: each asks first, for none can be taken back. */
export function useVerbs(onChanged: () => void) {
  const removal = useCommand(DeleteWaybillDocument)
  const departure = useCommand(DepartWaybillDocument)
  const arrival = useCommand(UnloadWaybillDocument)
  const act = async (question: ConfirmOptions, news: string, run: () => Promise<unknown>) => {
    if (!(await confirm(question))) return
    try {
      if ((await run()) === null) return
      toast.success(news)
      onChanged()
    } catch (error) {
      toast.failure(error)
    }
  }
  return {
    running: removal.running || departure.running || arrival.running,
    remove: (waybill: Target) => {
      const { id, version, no } = waybill
      const question = { content: texts.deleteQuestion, about: texts.voidAbout(about(waybill)), danger: true }
      return act(question, texts.deleted(no), () => removal.run({ id, version }))
    },
    depart: (waybill: Target) => {
      const { id, version } = waybill
      return act({ content: texts.departQuestion, about: about(waybill) }, texts.done, () =>
        departure.run({ id, version }),
      )
    },
    unload: (waybill: Target) => {
      const { id, version } = waybill
      return act({ content: texts.unloadQuestion, about: about(waybill) }, texts.done, () =>
        arrival.run({ id, version }),
      )
    },
  }
}
