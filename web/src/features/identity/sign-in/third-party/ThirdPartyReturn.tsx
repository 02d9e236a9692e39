import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deviceId } from '../../../../apollo/device'
import { request } from '../../../../apollo/request'
import { saveTokens } from '../../../../apollo/session'
import { homeOf } from '../../../../shell/home'
import { noteActivity } from '../../../../shell/lock/activity'
import { forgetTags } from '../../../../shell/tags/storedTags'
import { toast } from '../../../../ui/feedback/toastStore'
import { returnedIn, thirdPartyTexts as texts } from '../../third-party'
import css from '../sign-in.module.css'
import { texts as signInTexts } from '../texts'
import { SignedInDocument, type SignedInQuery, SignInByThirdPartyDocument } from './return.generated'
import { takeProof } from './ThirdPartyButtons'

const CHOICE = '/chooseCompany'

/**
 * Signs in, then asks for person and company: the session keeps phone and role, so that it is renewed as the same
 * person.
 */
async function signIn(returned: { state: string; code: string; proof: string }): Promise<SignedInQuery['viewer']> {
  const input = { ...returned, deviceId: deviceId() }
  const { signInByThirdParty } = await request(SignInByThirdPartyDocument, { input })
  const tokens = { ...signInByThirdParty, companyAuthId: signInByThirdParty.companyAuthId ?? null }
  const bearer = { Authorization: `Bearer ${tokens.accessToken}`, AuthorizationMD5: tokens.userHash }
  const { viewer } = await request(SignedInDocument, {}, { headers: bearer })
  noteActivity()
  saveTokens(tokens, { phone: viewer.user.mobile, roleType: viewer.roleType })
  forgetTags()
  return viewer
}

/** Handles the return from a provider: the query has `state` and `code`. */
export default function ThirdPartyReturn() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const returned = returnedIn(params)
  const state = returned?.state
  const code = returned?.code
  const taken = useRef('')

  useEffect(() => {
    if (!state || taken.current === state) return
    taken.current = state
    const proof = takeProof()
    if (!code || !proof) {
      toast.error(code ? signInTexts.otherWays.foreign : texts.refused)
      setParams({}, { replace: true })
      return
    }
    signIn({ state, code, proof }).then(
      ({ roleType, company, companies }) => {
        navigate(homeOf(roleType), { replace: true })
        // The session is in the oldest company, a captain's in none.
        if (company && companies.length > 1) navigate(CHOICE)
      },
      (error: unknown) => {
        toast.failure(error)
        setParams({}, { replace: true })
      },
    )
  }, [state, code, navigate, setParams])

  return (
    <p className={css.pageBox} role="status">
      {signInTexts.thirdParty}
    </p>
  )
}
