import { newToken } from '../secret.js'

const PREFIX = 'pw-'

/** A login code that says of itself that a password came before it, so that it is looked for at its place and logged as what it is. */
export const newPasswordLogin = (): string => PREFIX + newToken()

export const isPasswordLogin = (code: string): boolean => code.startsWith(PREFIX)
