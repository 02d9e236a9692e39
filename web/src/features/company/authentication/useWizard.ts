import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type RequestError, toRequestError } from '../../../apollo/errors'
import { clearSession, getSession, useSession } from '../../../apollo/session'
import { toast } from '../../../ui/feedback/toastStore'
import { AuthenticationStateDocument, DiscardAuthenticationDraftDocument } from './authentication.generated'
import { ask } from './calls'
import { errorOf, type FormStep, firstWrong, isName, namesOf, stepOf, type Values, valuesOf } from './form'
import { useMarksHolder } from './marks'
import { belongsTo, chooseCompany, ownerOf, useNoHangingRequests } from './session'
import { type Outcome, refusedFields, startOf } from './start'
import { texts } from './texts'
import { useDraft } from './useDraft'

export type Step = 0 | FormStep | 4

const isFormStep = (step: Step | null): step is FormStep => step === 1 || step === 2 || step === 3

/** State of the wizard by the server, the same on every device. */
export function useWizard() {
  const session = useSession()
  const methods = useForm<Values>({ defaultValues: valuesOf(), mode: 'onBlur' })
  const marks = useMarksHolder()
  const [step, setStep] = useState<Step | null>(null)
  const [trouble, setTrouble] = useState<RequestError | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  /** Number of restarts of the form. */
  const [round, setRound] = useState(0)
  const owner = useRef<string | null | undefined>(undefined)
  const resume = useRef<{ userId: string; step: FormStep } | null>(null)
  /**
   * Number of the last question about the person's step: a late answer to an earlier one would clear the form while he
   * types.
   */
  const asked = useRef(0)
  const draft = useDraft(methods, isFormStep(step) ? step : null, marks.unsure)
  const { restart } = marks
  const { known } = draft
  useNoHangingRequests()

  const begin = useCallback(
    (values: Values, unsure: readonly string[] = []) => {
      methods.reset(values)
      restart(values, unsure)
      known()
      setRound((before) => before + 1)
    },
    [methods, restart, known],
  )

  /** Reads the state of a signed-in person; others begin with their phone. */
  const open = useCallback(async () => {
    const current = getSession()
    owner.current = ownerOf(current)
    const question = ++asked.current
    setTrouble(null)
    if (!current) return setStep(0)
    try {
      const state = await ask(AuthenticationStateDocument, {})
      if (await belongsTo(state.viewer, (changed) => (owner.current = changed))) return void open()
      if (question !== asked.current) return
      setNote(null)
      const start = startOf(state)
      const resumed = resume.current?.userId === current.userId && start.step !== 4 ? resume.current.step : null
      resume.current = null
      if (resumed === null) begin(start.values, start.unsure)
      setOutcome(start.outcome)
      setStep(resumed ?? start.step)
    } catch (error) {
      if (question !== asked.current) return
      const reason = toRequestError(error)
      if (reason.unauthenticated) return clearSession()
      if (reason.errorCode !== 'FORBIDDEN') return setTrouble(reason)
      setNote(texts.notAllowed)
      setStep(0)
    }
  }, [begin])

  const current = ownerOf(session)
  useEffect(() => {
    if (owner.current !== current) void open()
  }, [current, open])

  /** Shows a failure; if the session has ended, the person proves his phone again and continues at the same step. */
  const fail = useCallback(
    (error: unknown) => {
      const reason = toRequestError(error)
      const lost = getSession()
      if (!reason.unauthenticated || !lost) return toast.failure(reason)
      if (isFormStep(step)) resume.current = { userId: lost.userId, step }
      setNote(texts.expired)
      clearSession()
    },
    [step],
  )

  const during = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await work().catch(fail)
    setBusy(false)
  }

  const next = () =>
    during(async () => {
      if (step !== 1 && step !== 2) return
      if (!(await methods.trigger([...namesOf(step)], { shouldFocus: true }))) return
      const to = step === 1 ? 2 : 3
      await draft.save(to)
      setStep(to)
    })

  const back = (to: FormStep) => {
    setOutcome(null)
    setStep(to)
    // The draft exists only here, and is stored with the next step.
    draft.save(to).catch(() => undefined)
  }

  const reset = () =>
    during(async () => {
      await draft.idle()
      await ask(DiscardAuthenticationDraftDocument, {})
      begin(valuesOf())
      setStep(1)
      toast.success(texts.resetDone)
    })

  /** Shows a refusal at its fields, at whatever step they are. */
  const refuse = (error: RequestError) => {
    for (const { name, message } of refusedFields(error)) {
      if (isName(name)) methods.setError(name, { type: 'server', message })
    }
  }

  /** Moves to the first fault before anything is sent; false without a fault. */
  const findWrong = (): boolean => {
    const values = methods.getValues()
    const first = firstWrong(values)
    if (!first) return false
    const to = stepOf(first)
    for (const name of namesOf(to)) {
      const message = errorOf(name, values)
      if (message) methods.setError(name, { type: 'validate', message })
    }
    setStep(to)
    return true
  }

  const show = (result: Outcome) => {
    setOutcome(result)
    setStep(4)
  }

  const state = { step, trouble, note, outcome, busy, round, marks, methods, draft, owner }
  return { ...state, open, during, next, back, reset, refuse, findWrong, show, fail, choose: chooseCompany }
}

export type Wizard = ReturnType<typeof useWizard>
