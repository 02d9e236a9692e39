import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deviceId } from '../../../apollo/device'
import { toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { clearSession, saveTokens } from '../../../apollo/session'
import { homeOf } from '../../../shell/home'
import { noteActivity } from '../../../shell/lock/activity'
import { RoleType } from '../../../shell/roleTypes'
import { forgetTags } from '../../../shell/tags/storedTags'
import { toast } from '../../../ui/feedback/toastStore'
import {
  CheckCodeDocument,
  CompaniesOfPhoneDocument,
  type CompaniesOfPhoneQuery,
  DeclineInvitationByCodeDocument,
  SignInDocument,
} from './sign-in.generated'
import { texts } from './texts'

export type CompanyChoice = CompaniesOfPhoneQuery['companiesOfPhone'][number] & { roleType: number }

interface Who {
  phone: string
  roleType: number
}

interface Choosing extends Who {
  loginCode: string
  companies: CompanyChoice[]
}

/** As a company come those of role 7 too: who registered a dump site has no tab of his own. Captains choose no company. */
const choosingRoles: Record<number, readonly number[]> = {
  [RoleType.company]: [RoleType.company, RoleType.enterprise],
  [RoleType.operator]: [RoleType.operator],
}

/** The companies that a phone may enter in a role, each once. */
async function companiesOf(mobile: string, code: string, role: number): Promise<CompanyChoice[]> {
  const answers = (choosingRoles[role] ?? []).map(async (roleType) => {
    const { companiesOfPhone } = await request(CompaniesOfPhoneDocument, { mobile, code, roleType })
    return companiesOfPhone.map((company) => ({ ...company, roleType }))
  })
  const found = (await Promise.all(answers)).flat()
  return found.filter((one, index) => found.findIndex((same) => same.companyAuthId === one.companyAuthId) === index)
}

/** Where to go after signing in: a link that asked for it, inside this site, or his home. */
function destination(params: URLSearchParams, roleType: number): string {
  const from = params.get('from') ?? ''
  return from.startsWith('/') && !from.startsWith('//') ? from : homeOf(roleType)
}

/**
 * SMS code → one-time login code → companies of the phone → sign-in. With more than one company, or invited to one, the person chooses;
 * cancelling the choice leaves nothing behind.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState<Choosing | null>(null)

  const enter = async ({ phone, roleType }: Who, loginCode: string, companyAuthId?: string) => {
    const input = { phone, code: loginCode, roleType, companyAuthId, deviceId: deviceId() }
    const { signIn } = await request(SignInDocument, { input })
    noteActivity()
    saveTokens({ ...signIn, companyAuthId: signIn.companyAuthId ?? null }, { phone, roleType })
    forgetTags()
    navigate(destination(params, roleType), { replace: true })
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
      const { checkCode } = await request(CheckCodeDocument, {
        mobile: phone,
        code: smsCode,
        deviceId: deviceId(),
      })
      const companies = await companiesOf(phone, checkCode, roleType)
      const [only] = companies
      // Whoever is wanted by a company is asked, since entering accepts.
      const asks = companies.length > 1 || companies.some(({ invited }) => invited)
      if (asks) setChoosing({ ...who, loginCode: checkCode, companies })
      else await enter({ phone, roleType: only?.roleType ?? roleType }, checkCode, only?.companyAuthId)
    })

  const choose = (companyAuthId: string) =>
    guarded(async () => {
      const chosen = choosing?.companies.find((company) => company.companyAuthId === companyAuthId)
      if (choosing && chosen) await enter({ ...choosing, roleType: chosen.roleType }, choosing.loginCode, companyAuthId)
    })

  const decline = (companyAuthId: string) =>
    guarded(async () => {
      const declined = choosing?.companies.find((company) => company.companyAuthId === companyAuthId)
      if (!choosing || !declined) return
      const { phone: mobile, loginCode: code } = choosing
      const { roleType } = declined
      await request(DeclineInvitationByCodeDocument, { mobile, code, companyAuthId, roleType })
      toast.success(texts.declined)
      const companies = choosing.companies.filter((company) => company !== declined)
      if (companies.length > 0) setChoosing({ ...choosing, companies })
      else cancel()
    })

  const cancel = () => {
    clearSession()
    setChoosing(null)
  }

  return { busy, choosing, submit, choose, decline, cancel }
}
