import { texts } from './texts'

const MOBILE = /^1[3-9]\d{9}$/
const CODE = /^\d{6}$/

/** Fault of a mobile phone number; null for none. */
export function phoneError(phone: string): string | null {
  return MOBILE.test(phone) ? null : texts.phoneWrong
}

/** Fault of an SMS code; null for none. */
export function codeError(code: string): string | null {
  return CODE.test(code) ? null : texts.codeWrong
}

/** Fault of a password to sign in with; null for any text. */
export function passwordError(password: string): string | null {
  return password ? null : texts.passwordPlaceholder
}

/** Digits of typed or pasted text, at most `max`. */
export const digits = (text: string, max: number) => text.normalize('NFKC').replace(/\D/g, '').slice(0, max)

/** Digits of a phone field: at most 11, without the country's prefix. */
export const phoneDigits = (text: string) =>
  digits(text, 13)
    .replace(/^86(?=1)/, '')
    .slice(0, 11)
