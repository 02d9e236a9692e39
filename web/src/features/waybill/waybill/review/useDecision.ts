import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { type Stale, staleOf } from '../edit/stale'
import {
  ApproveWaybillChangeDocument,
  RejectWaybillChangeDocument,
  WithdrawWaybillChangeDocument,
} from './review.generated'
import { texts } from './texts'

type Asked = (typeof texts)['asked'][keyof (typeof texts)['asked']]

/** Decision on one request: 通过, 驳回 and, for the applicant, 撤回; each asks first. */
export function useDecision(id: string, about: string, onDecided: () => void) {
  const approval = useCommand(ApproveWaybillChangeDocument)
  const rejection = useCommand(RejectWaybillChangeDocument)
  const withdrawal = useCommand(WithdrawWaybillChangeDocument)
  const [overtaken, setOvertaken] = useState<Stale | null>(null)

  const decide = async (
    { title, content, news }: Asked,
    run: () => Promise<unknown>,
    { danger = false, then = onDecided } = {},
  ) => {
    if (!(await confirm({ title, content, about, danger }))) return
    try {
      if ((await run()) === null) return
      toast.success(news)
      then()
    } catch (error) {
      const stale = staleOf(error)
      setOvertaken(stale)
      if (!stale) toast.failure(error)
    }
  }
  return {
    /** Present values beside those that the applicant saw; null while they are equal. */
    overtaken,
    running: approval.running || rejection.running || withdrawal.running,
    /** @param then step in place of closing */
    approve: (reason: string, then?: () => void) =>
      decide(texts.asked.approve, () => approval.run({ id, reason: reason.trim() || null }), { then }),
    reject: (reason: string) =>
      decide(texts.asked.reject, () => rejection.run({ id, reason: reason.trim() }), { danger: true }),
    withdraw: () => decide(texts.asked.withdraw, () => withdrawal.run({ id }), { danger: true }),
  }
}
