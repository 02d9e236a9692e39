import { useState } from 'react'
import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { useDraftText } from '../../../../ui/form/drafts'
import { texts } from '../texts'

interface Options {
  /** What is decided: whose, where and for how much. */
  about: string
  /** Answers null when it is on its way already. */
  approve: (replaceClashing: boolean, reason: string | null) => Promise<unknown>
  reject: (reason: string) => Promise<unknown>
  onDecided: () => void
  /** It is no longer what the reviewer saw. */
  onOvertaken: () => void
}

/** Why an approval was refused, in the server's words: the effective prices in its way, or that it is the reviewer's own. */
export type Refusal = Pick<RequestError, 'errorCode' | 'message'>

const TOLD_HERE = ['PRICE_CLASH', 'PRICE_OWN']

/** 通过, 失效旧价并通过 and 驳回 of a price or a task application; each asks first (000 §8). */
export function useDecision({ about, approve, reject, onDecided, onOvertaken }: Options) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [opinion, setOpinion] = useDraftText('opinion')
  const [complaint, setComplaint] = useState<string>()

  const decide = async (content: string, run: () => Promise<unknown>, danger = false, then = onDecided) => {
    if (!(await confirm({ title: texts.decisionTitle, content, about, danger }))) return
    try {
      if ((await run()) === null) return
      toast.success(texts.done)
      then()
    } catch (error) {
      const { errorCode, message } = toRequestError(error)
      const told = TOLD_HERE.includes(errorCode)
      setRefusal(told ? { errorCode, message } : null)
      if (!told) toast.failure(error)
      onOvertaken()
    }
  }
  const said = opinion.trim() || null
  return {
    refusal,
    opinion,
    complaint,
    setOpinion: (text: string) => {
      setOpinion(text)
      setComplaint(undefined)
    },
    /** `then` takes the place of what follows a decision. */
    approve: (then?: () => void) => decide(texts.approveQuestion, () => approve(false, said), false, then),
    /** How many are in the way, where that is known. */
    replace: (count: number | null) =>
      decide(
        count === null ? texts.approveReplacingAll : texts.approveReplacing(count),
        () => approve(true, said),
        true,
      ),
    reject: () => {
      if (said === null) return setComplaint(texts.opinionNeeded)
      void decide(texts.rejectQuestion, () => reject(said), true)
    },
  }
}

export type Decision = ReturnType<typeof useDecision>
