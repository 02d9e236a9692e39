import { useEffect } from 'react'
import { isSignInNeeded, settleSignIn, subscribeSignInNeeded } from '../../../apollo/auth'
import { deviceId } from '../../../apollo/device'
import { RequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { getSession, type Session, saveTokens, type Tokens } from '../../../apollo/session'
import { noteActivity } from '../../../shell/lock/activity'
import { forgetTags } from '../../../shell/tags/storedTags'
import { ChooseCompanyDocument } from '../../../shell/viewer.generated'
import { type AuthenticationStateQuery, BeginAuthenticationDocument } from './authentication.generated'
import { ask } from './calls'
import { texts } from './texts'

/** Owner of a form: each person and company has his own. */
export const ownerOf = (session: Pick<Session, 'userId' | 'companyAuthId'> | null): string | null =>
  session && `${session.userId}:${session.companyAuthId ?? ''}`

const kept = (tokens: Omit<Tokens, 'companyAuthId'> & { companyAuthId?: string | null }): Tokens => ({
  ...tokens,
  companyAuthId: tokens.companyAuthId ?? null,
})

/** Step 0: signs in with a phone code; an unknown person gets an account. */
export async function beginBy(mobile: string, code: string): Promise<void> {
  const { beginAuthentication } = await request(BeginAuthenticationDocument, { mobile, code, deviceId: deviceId() })
  noteActivity()
  forgetTags()
  saveTokens(kept(beginAuthentication), { phone: mobile, roleType: 'COMPANY' })
}

/** Enters a company of the signed-in person. `onOwner` gets the owner of the session before other listeners. */
export async function chooseCompany(companyAuthId: string, onOwner: (owner: string | null) => void): Promise<void> {
  const { chooseCompany: tokens } = await ask(ChooseCompanyDocument, { companyAuthId })
  const session = getSession()
  if (!session) return
  onOwner(ownerOf(kept(tokens)))
  forgetTags()
  saveTokens(kept(tokens), session)
}

/**
 * Corrects a session that step 0 or a lost answer has left behind: its role type, and the company that was founded
 * meanwhile. True if it is another session now.
 */
export async function belongsTo(
  { roleType, company, companies }: AuthenticationStateQuery['viewer'],
  onOwner: (owner: string | null) => void,
): Promise<boolean> {
  const session = getSession()
  if (session && session.roleType !== roleType) {
    const { expiresAt, ...tokens } = session
    saveTokens({ ...tokens, expiresIn: (expiresAt - Date.now()) / 1000 }, { phone: session.phone, roleType })
  }
  const own = companies.find(({ invited }) => !invited)
  if (company || !own || roleType !== 'COMPANY') return false
  await chooseCompany(own.companyAuthId, onOwner)
  return true
}

/**
 * Fails requests that wait for a new sign-in, since only the frame asks for one; the wizard then begins with the phone.
 */
export function useNoHangingRequests(): void {
  useEffect(
    () =>
      subscribeSignInNeeded(() => {
        if (isSignInNeeded()) {
          settleSignIn(new RequestError(texts.expired, { errorCode: 'UNAUTHENTICATED', status: 401 }))
        }
      }),
    [],
  )
}
