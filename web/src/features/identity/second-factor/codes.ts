/** A secret in groups of four, as it is read and typed. */
export const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const TOTP_CODE = /^\d{6}$/
/** How many signs a recovery code has, without what stands between them. */
const RECOVERY_SIGNS = 16

/** Whether this may be a code of the app, or a recovery code. */
export function isWhole(typed: string, recovery: boolean): boolean {
  if (!recovery) return TOTP_CODE.test(typed)
  return typed.replace(/[^A-Za-z0-9]/g, '').length === RECOVERY_SIGNS
}
