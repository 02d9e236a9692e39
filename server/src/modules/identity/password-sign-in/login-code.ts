import { newToken } from '../secret.js'

const PREFIX = 'pw-'

/**
 * Login code with a prefix that marks a sign-in by password, so that it is looked up in its table and logged correctly.
 */
export const newPasswordLogin = (): string => PREFIX + newToken()

export const isPasswordLogin = (code: string): boolean => code.startsWith(PREFIX)
