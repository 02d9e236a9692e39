import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rest } from '../../../apollo/rest'
import { getSession } from '../../../apollo/session'
import { homeOf } from '../../../shell/home'
import { forgetTags } from '../../../shell/tags/storedTags'
import { toast } from '../../../ui/feedback/toastStore'
import { texts } from './texts'

/** Takes up the return from a third-party sign-in: the query carries `state` and `code`. Answers whether one is in hand. */
export function useThirdPartyReturn(): boolean {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state = params.get('state')
  const code = params.get('code')
  const sent = useRef('')

  useEffect(() => {
    if (!state || !code || sent.current === code) return
    sent.current = code
    rest<boolean>(`/upms/thirdparty/bind?${new URLSearchParams({ state, code })}`, { method: 'POST' }).then(
      ({ msg }) => {
        toast.success(msg || texts.bound)
        forgetTags()
        navigate(homeOf(getSession()?.roleType), { replace: true })
      },
      (error: unknown) => {
        toast.failure(error)
        setParams({}, { replace: true })
      },
    )
  }, [state, code, navigate, setParams])

  return Boolean(state && code)
}
