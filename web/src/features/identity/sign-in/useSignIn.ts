import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deviceId } from '../../../apollo/device'
import { type RequestError, toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { clearSession, saveTokens } from '../../../apollo/session'
import type { TokensFragment } from '../../../apollo/tokens.generated'
import type { RoleType } from '../../../gql/types.generated'
import { homeOf } from '../../../shell/home'
import { noteActivity } from '../../../shell/lock/activity'
import { forgetTags } from '../../../shell/tags/storedTags'
import { toast } from '../../../ui/feedback/toastStore'
import {
  CheckCodeDocument,
  CheckPasswordDocument,
  CompaniesOfPhoneDocument,
  type CompaniesOfPhoneQuery,
  DeclineInvitationByCodeDocument,
  RegisterCaptainDocument,
  SignInDocument,
} from './sign-in.generated'
import { texts } from './texts'

export type CompanyChoice = CompaniesOfPhoneQuery['companiesOfPhone'][number] & { roleType: RoleType }

/** Captain who registers himself, with the SMS code that was sent to him. */
export interface NewCaptain {
  phone: string
  code: string
  name: string
}

interface Who {
  phone: string
  roleType: RoleType
}

interface Choosing extends Who {
  loginCode: string
  companies: CompanyChoice[]
}

/** Role types of a tab: a company's has that of registered dump sites, too. Captains choose no company. */
const choosingRoles: Partial<Record<RoleType, readonly RoleType[]>> = {
  COMPANY: ['COMPANY', 'ENTERPRISE'],
  DRIVER: ['DRIVER'],
  OPERATOR: ['OPERATOR'],
}

/** Companies that a phone may enter with a role, each once. */
async function companiesOf(mobile: string, code: string, role: RoleType): Promise<CompanyChoice[]> {
  const answers = (choosingRoles[role] ?? []).map(async (roleType) => {
    const { companiesOfPhone } = await request(CompaniesOfPhoneDocument, { mobile, code, roleType })
    return companiesOfPhone.map((company) => ({ ...company, roleType }))
  })
  const found = (await Promise.all(answers)).flat()
  return found.filter((one, index) => found.findIndex((same) => same.companyAuthId === one.companyAuthId) === index)
}

/** Address after the sign-in: the page of this site that demanded it, or the home page. */
function destination(params: URLSearchParams, roleType: RoleType): string {
  const from = params.get('from') ?? ''
  return from.startsWith('/') && !from.startsWith('//') ? from : homeOf(roleType)
}

/** Password, with a captcha if demanded. */
export interface PasswordGiven {
  password: string
  captcha: { captchaId?: string; captchaCode?: string }
}

/**
 * Sign-in: SMS code or password → one-time login code → companies of the phone → session. With several companies, or an
 * invitation, the person chooses; cancelling leaves nothing behind.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [choosing, setChoosing] = useState<Choosing | null>(null)

  /** Begins the session, and opens the page that demanded it or the home page. */
  const begin = (tokens: TokensFragment, { phone, roleType }: Who) => {
    noteActivity()
    saveTokens({ ...tokens, companyAuthId: tokens.companyAuthId ?? null }, { phone, roleType })
    forgetTags()
    navigate(destination(params, roleType), { replace: true })
  }

  const enter = async ({ phone, roleType }: Who, loginCode: string, companyAuthId?: string) => {
    const input = { phone, roleType, code: loginCode, companyAuthId, deviceId: deviceId() }
    begin((await request(SignInDocument, { input })).signIn, { phone, roleType })
  }

  /** Shows the error of a failed step; the form itself shows a captcha. */
  const guarded = async (step: () => Promise<void>): Promise<RequestError | undefined> => {
    if (busy) return undefined
    setBusy(true)
    try {
      await step()
    } catch (error) {
      const failure = toRequestError(error)
      if (failure.errorCode !== 'CAPTCHA_NEEDED') toast.failure(failure)
      return failure
    } finally {
      setBusy(false)
    }
    return undefined
  }

  const goOn = async (who: Who, loginCode: string) => {
    const { phone, roleType } = who
    const companies = await companiesOf(phone, loginCode, roleType)
    const [only] = companies
    // Asks an invited person first, since entering a company accepts its invitation.
    const asks = companies.length > 1 || companies.some(({ invited }) => invited)
    if (asks) setChoosing({ ...who, loginCode, companies })
    else await enter({ phone, roleType: only?.roleType ?? roleType }, loginCode, only?.companyAuthId)
  }

  const submit = (who: Who, smsCode: string) =>
    guarded(async () => {
      const { checkCode } = await request(CheckCodeDocument, {
        mobile: who.phone,
        code: smsCode,
        deviceId: deviceId(),
      })
      await goOn(who, checkCode)
    })

  const registerCaptain = ({ phone, code, name }: NewCaptain) =>
    guarded(async () => {
      const input = { mobile: phone, code, name, deviceId: deviceId() }
      begin((await request(RegisterCaptainDocument, { input })).registerCaptain, { phone, roleType: 'CAPTAIN' })
    })

  const submitPassword = (who: Who, { password, captcha }: PasswordGiven) =>
    guarded(async () => {
      const input = { phone: who.phone, password, deviceId: deviceId(), ...captcha }
      const { checkPassword } = await request(CheckPasswordDocument, { input })
      await goOn(who, checkPassword)
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

  return { busy, choosing, submit, submitPassword, registerCaptain, choose, decline, cancel }
}
