import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { clearSession, saveTokens } from '../../../apollo/session'
import { HOME } from '../../../shell/home'
import { forgetTags } from '../../../shell/tags/storedTags'
import { toast } from '../../../ui/feedback/toastStore'
import {
  CheckCodeDocument,
  CompaniesOfPhoneDocument,
  type CompaniesOfPhoneQuery,
  SignInDocument,
} from './sign-in.generated'

export type CompanyChoice = CompaniesOfPhoneQuery['companiesOfPhone'][number]

interface Who {
  phone: string
  roleType: number
}

interface Choosing extends Who {
  loginCode: string
  companies: CompanyChoice[]
}

/** Roles that may belong to several companies and choose one. */
const CHOOSING_ROLES = [2, 7]

/** Where to go after signing in: a link that asked for it, inside this site, or the welcome page. */
function destination(params: URLSearchParams): string {
  const from = params.get('from') ?? ''
  return from.startsWith('/') && !from.startsWith('//') ? from : HOME
}

/**
 * SMS code → one-time login code → companies of the phone → sign-in. With more than one company the person chooses;
 * cancelling the choice leaves nothing behind.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState<Choosing | null>(null)

  const enter = async ({ phone, roleType }: Who, loginCode: string, companyAuthId?: string) => {
    const { signIn } = await request(SignInDocument, { input: { phone, code: loginCode, roleType, companyAuthId } })
    saveTokens({ ...signIn, companyAuthId: signIn.companyAuthId ?? null }, { phone, roleType })
    forgetTags()
    navigate(destination(params), { replace: true })
  }

  const guarded = async (step: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await step()
    } catch (error) {
      toast.failure(toRequestError(error))
    } finally {
      setBusy(false)
    }
  }

  const submit = (who: Who, smsCode: string) =>
    guarded(async () => {
      const { phone, roleType } = who
      const { checkCode } = await request(CheckCodeDocument, { mobile: phone, code: smsCode })
      if (!CHOOSING_ROLES.includes(roleType)) return enter(who, checkCode)
      const { companiesOfPhone } = await request(CompaniesOfPhoneDocument, { mobile: phone, code: checkCode, roleType })
      if (companiesOfPhone.length > 1) setChoosing({ ...who, loginCode: checkCode, companies: companiesOfPhone })
      else await enter(who, checkCode, companiesOfPhone[0]?.companyAuthId)
    })

  const choose = (companyAuthId: string) =>
    guarded(async () => {
      if (choosing) await enter(choosing, choosing.loginCode, companyAuthId)
    })

  const cancel = () => {
    clearSession()
    setChoosing(null)
  }

  return { busy, choosing, submit, choose, cancel }
}
