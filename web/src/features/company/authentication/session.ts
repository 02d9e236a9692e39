import { useEffect } from 'react'
import { isSignInNeeded, settleSignIn, subscribeSignInNeeded } from '../../../apollo/auth'
import { deviceId } from '../../../apollo/device'
import { RequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { getSession, type Session, saveTokens, type Tokens } from '../../../apollo/session'
import { noteActivity } from '../../../shell/lock/activity'
import { RoleType } from '../../../shell/roleTypes'
import { forgetTags } from '../../../shell/tags/storedTags'
import { ChooseCompanyDocument } from '../../../shell/viewer.generated'
import { type AuthenticationStateQuery, BeginAuthenticationDocument } from './authentication.generated'
import { ask } from './calls'
import { texts } from './texts'

/** Whose form it is: another person or company has another one. */
export const ownerOf = (session: Pick<Session, 'userId' | 'companyAuthId'> | null): string | null =>
  session && `${session.userId}:${session.companyAuthId ?? ''}`

const kept = (tokens: Omit<Tokens, 'companyAuthId'> & { companyAuthId?: string | null }): Tokens => ({
  ...tokens,
  companyAuthId: tokens.companyAuthId ?? null,
})

/** Step 0: signs in by phone code; who is not known yet has an account afterwards. */
export async function beginBy(mobile: string, code: string): Promise<void> {
  const { beginAuthentication } = await request(BeginAuthenticationDocument, { mobile, code, deviceId: deviceId() })
  noteActivity()
  forgetTags()
  saveTokens(kept(beginAuthentication), { phone: mobile, roleType: RoleType.company })
}

/** Enters a company of whoever is signed in. `onOwner` hears whose the session is before anybody else does. */
export async function chooseCompany(companyAuthId: string, onOwner: (owner: string | null) => void): Promise<void> {
  const { chooseCompany: tokens } = await ask(ChooseCompanyDocument, { companyAuthId })
  const session = getSession()
  if (!session) return
  onOwner(ownerOf(kept(tokens)))
  forgetTags()
  saveTokens(kept(tokens), session)
}

/**
 * Puts a session right that step 0 or a lost answer has left behind: under the role that it was opened in, and in the company that was made for
 * it. True where it is another one now.
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
  if (company || !own || roleType !== RoleType.company) return false
  await chooseCompany(own.companyAuthId, onOwner)
  return true
}

/** Outside of the frame nobody asks to sign in again: what waits for that fails, and the wizard begins with the phone. */
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
