import { useState } from 'react'
import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { useDraftText } from '../../../../ui/form/drafts'
import { texts } from '../texts'

interface Options {
  /** Captains, place and price, for the question. */
  about: string
  /** Null while a decision is running. */
  approve: (replaceClashing: boolean, reason: string | null) => Promise<unknown>
  reject: (reason: string) => Promise<unknown>
  onDecided: () => void
  /** Called when the record has changed since the reviewer saw it. */
  onOvertaken: () => void
}

/** Refusal of an approval in the server's words: effective prices clash, or the reviewer has a hand in it. */
export type Refusal = Pick<RequestError, 'errorCode' | 'message'>

const TOLD_HERE = ['PRICE_CLASH', 'PRICE_OWN']

/** 通过, 失效旧价并通过 and 驳回 of a price or a task application; each asks first. */
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
    /** Approves; `then` replaces the usual next step. */
    approve: (then?: () => void) => decide(texts.approveQuestion, () => approve(false, said), false, then),
    /** Number of clashing prices, if known. */
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
