import { z } from 'zod'
import { passwordTexts as texts } from './texts.js'

/** 8 to 15 characters with capitals, small letters, digits and one of these signs (001 §5). */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/
const OLD_LENGTH = 6
const MAX_LENGTH = 200

const newPassword = z.string({ error: texts.newPassword }).regex(PASSWORD, { error: texts.newPassword })
const repeated = z.string({ error: texts.repeated })

/** A new password, twice. */
export const resetSchema = z
  .object({ newpassword1: newPassword, newpassword2: repeated })
  .refine(({ newpassword1, newpassword2 }) => newpassword1 === newpassword2, {
    path: ['newpassword2'],
    error: texts.repeated,
  })

/** The same with the present one, which whoever has none leaves out. */
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

const FREE_FAILURES = 2
const FIRST_DELAY_SECONDS = 5
const MOST_DELAY_SECONDS = 900

/** So long nobody may try again after so many wrong passwords on end: nothing for a slip of the hand, then 5 seconds, twice as long each time, up to a quarter of an hour. */
export function delaySeconds(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(MOST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (failures - FREE_FAILURES - 1))
}
