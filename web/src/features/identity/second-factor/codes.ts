/** Secret in groups of four, for reading and typing. */
export const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const TOTP_CODE = /^\d{6}$/
/** Characters of a recovery code, without separators. */
const RECOVERY_SIGNS = 16

/** Whether it has the form of a code of the app, or of a recovery code. */
export function isWhole(typed: string, recovery: boolean): boolean {
  if (!recovery) return TOTP_CODE.test(typed)
  return typed.replace(/[^A-Za-z0-9]/g, '').length === RECOVERY_SIGNS
}
