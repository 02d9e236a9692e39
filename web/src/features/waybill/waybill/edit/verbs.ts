import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import type { Waybill } from '../rows'
import { DeleteWaybillDocument, DepartWaybillDocument, UnloadWaybillDocument } from './edit.generated'
import { texts } from './texts'

/** Why a waybill cannot be deleted, in the words of the rule behind it; null when nothing is known against it. The server decides. */
export function whyNotRemovable({ status, settlementId, settleNo }: Waybill): string | null {
  if (status === 'VOID') return texts.voided
  return settlementId ? texts.settled(settleNo ?? '') : null
}

type Target = Pick<Waybill, 'id' | 'version'>

/** 删除, 确认出场 and 确认卸车: each asks first, for none can be taken back. */
export function useVerbs(onChanged: () => void) {
  const removal = useCommand(DeleteWaybillDocument)
  const departure = useCommand(DepartWaybillDocument)
  const arrival = useCommand(UnloadWaybillDocument)
  const act = async (question: string, danger: boolean, news: string, run: () => Promise<unknown>) => {
    if (!(await confirm({ content: question, danger }))) return
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
    remove: ({ id, version }: Target) =>
      act(texts.deleteQuestion, true, texts.deleted, () => removal.run({ id, version })),
    depart: ({ id, version }: Target) =>
      act(texts.departQuestion, false, texts.done, () => departure.run({ id, version })),
    unload: ({ id, version }: Target) =>
      act(texts.unloadQuestion, false, texts.done, () => arrival.run({ id, version })),
  }
}
