import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIntentKey } from '../../../apollo/command/intentKey'
import { toRequestError } from '../../../apollo/errors'
import { getSession } from '../../../apollo/session'
import { HOME } from '../../../shell/home'
import { SubmitAuthenticationDocument } from './authentication.generated'
import { ask } from './calls'
import { inputOf } from './form'
import { outcomeOf } from './start'
import type { Wizard } from './useWizard'

/** Refusals which mean that another person has handed in the papers meanwhile. */
const isOvertaken = (errorCode: string) => ['ALREADY_AUTHENTICATED', 'MOVE_NOT_ALLOWED'].includes(errorCode)

/** Hands the form in, and follows the outcome. */
export function useSubmit(wizard: Wizard) {
  const navigate = useNavigate()
  const { keyFor, settled } = useIntentKey()
  const { methods, draft, during, show, fail, open, outcome, owner, choose } = wizard
  const founded = useRef<string | null>(null)

  /** Enters the company that handing in has founded, before anything else. */
  const enterFounded = async () => {
    const companyAuthId = founded.current
    if (companyAuthId === null || getSession()?.companyAuthId === companyAuthId) return
    await choose(companyAuthId, (changed) => {
      owner.current = changed
    })
  }

  const send = async () => {
    const input = inputOf(methods.getValues(), getSession()?.phone ?? '')
    try {
      const { submitAuthentication: registration } = await ask(SubmitAuthenticationDocument, {
        input,
        idempotencyKey: keyFor(input),
      })
      settled()
      draft.known()
      founded.current = registration.companyAuthId
      // If this fails, the company is entered on the way into the system.
      await enterFounded().catch(() => undefined)
      const result = outcomeOf(registration)
      if (result) show(result)
    } catch (reason) {
      const error = toRequestError(reason)
      if (error.isOutcome) settled()
      if (error.unauthenticated) return fail(error)
      if (isOvertaken(error.errorCode)) return open()
      wizard.refuse(error)
      show({ status: 'FAILED', error })
    }
  }

  const submit = () =>
    during(async () => {
      if (wizard.findWrong()) return
      await draft.idle()
      await send()
    })

  const enter = () =>
    during(async () => {
      await enterFounded()
      navigate(HOME)
    })

  const isWaiting = wizard.step === 4 && outcome?.status === 'PENDING'
  const look = useCallback(() => void open(), [open])
  useEffect(() => {
    if (!isWaiting) return
    const seen = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [isWaiting, look])

  return { submit, enter, look }
}
