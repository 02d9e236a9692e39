/**
 * The ways of signing in, by the calls that the documents name for them; the log keeps these whatever call it was (001 §7). With an account
 * elsewhere one comes in at the page /login (000 §2).
 */
export const LOGIN_PATHS = { password: '/oauth/token', code: '/phone/token/sms', thirdParty: '/login' } as const
