import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { TestApp } from './app'
import type { Caller } from './caller'

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
  userId: string
  companyAuthId: string | null
  userHash: string
}

interface SignIn {
  mobile: string
  roleType?: RoleType
  companyAuthId?: string
}

/** Name of a role type in GraphQL. */
export const nameOfRole = (roleType: RoleType): string | undefined =>
  Object.entries(RoleType).find(([, number]) => number === roleType)?.[0]

const tokenFields = 'accessToken refreshToken expiresIn userId companyAuthId userHash'

export const documents = {
  sendCode: 'mutation ($mobile: String!, $type: CodePurpose) { sendCode(mobile: $mobile, type: $type) }',
  checkCode: 'mutation ($mobile: String!, $code: String!) { checkCode(mobile: $mobile, code: $code) }',
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) { ${tokenFields} } }`,
  refresh: `mutation ($token: String!) { refreshToken(refreshToken: $token) { ${tokenFields} } }`,
  chooseCompany: `mutation ($id: ID!) { chooseCompany(companyAuthId: $id) { ${tokenFields} } }`,
  viewer: '{ viewer { user { id } company { id } roleType permissions sessionLocked } }',
}

/** Asks for an SMS code and reads it from the inbox; by default to sign in. */
export async function receiveCode(
  app: TestApp,
  mobile: string,
  caller = app.anonymous(),
  type = 'SIGN_IN',
): Promise<string> {
  await caller.ask(documents.sendCode, { mobile, type })
  const code = app.sms.codeOf(mobile)
  if (!code) throw new Error('no code arrived')
  return code
}

/** The code of a registration. */
export const receiveRegistrationCode = (app: TestApp, mobile: string): Promise<string> =>
  receiveCode(app, mobile, app.anonymous(), 'REGISTRATION')

/** Signs in by SMS code, as a page would; gives back the tokens. */
export async function tokensOf(
  app: TestApp,
  { mobile: phone, roleType = RoleType.COMPANY, ...rest }: SignIn,
  caller = app.anonymous(),
): Promise<Tokens> {
  const code = await receiveCode(app, phone, caller)
  const input = { phone, code, roleType: nameOfRole(roleType), ...rest }
  const answer = await caller.ask<{ signIn: Tokens }>(documents.signIn, { input })
  return answer.signIn
}

/** A caller that carries the token and the user hash of a fresh session. */
export async function signIn(app: TestApp, who: SignIn): Promise<Caller> {
  const caller = app.anonymous()
  const { accessToken, userHash } = await tokensOf(app, who, caller)
  return caller.with({ token: accessToken, userHash })
}
