import { z } from 'zod'
import { passwordTexts as texts } from './texts.js'

/**
 * Shape of a password: 8 to 15 characters with capitals, small letters, digits and one of these signs
 * (docs/behaviour/identity.md).
 */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/
const OLD_LENGTH = 6
const MAX_LENGTH = 200

/** Password in a sign-in, exactly as typed: it may have blanks at its ends. */
export const typedPassword = z
  .string({ error: texts.missing })
  .min(1, { error: texts.missing })
  .max(MAX_LENGTH, { error: texts.tooLong })
  .describe(texts.password)

const newPassword = z.string({ error: texts.newPassword }).regex(PASSWORD, { error: texts.newPassword })
const repeated = z.string({ error: texts.repeated })

/** New password, typed twice. */
export const resetSchema = z
  .object({ newpassword1: newPassword, newpassword2: repeated })
  .refine(({ newpassword1, newpassword2 }) => newpassword1 === newpassword2, {
    path: ['newpassword2'],
    error: texts.repeated,
  })

/** Input with the present password, which a person without one leaves out. */
export const changeSchema = z
  .object({
    password: z
      .string({ error: texts.oldPassword })
      .min(OLD_LENGTH, { error: texts.oldPassword })
      .max(MAX_LENGTH, { error: texts.oldPassword })
      .nullish(),
    newpassword1: newPassword,
    newpassword2: repeated,
  })
  .refine(({ newpassword1, newpassword2 }) => newpassword1 === newpassword2, {
    path: ['newpassword2'],
    error: texts.repeated,
  })

const FIRST_DELAY_SECONDS = 5

/**
 * Growth of a delay: none for `free` wrong passwords in a row, then 5 seconds, doubled each time up to `most` seconds.
 */
export interface Growth {
  free: number
  most: number
}

/** Delays of signed-in people: two mistakes cost nothing, and the longest delay is a quarter of an hour. */
const OWN: Growth = { free: 2, most: 900 }

/** Delay after a number of wrong passwords in a row, in seconds. */
export function delaySeconds(failures: number, { free, most }: Growth = OWN): number {
  return failures <= free ? 0 : Math.min(most, FIRST_DELAY_SECONDS * 2 ** (failures - free - 1))
}
