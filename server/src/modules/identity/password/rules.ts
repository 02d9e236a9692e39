import { z } from 'zod'
import { passwordTexts as texts } from './texts.js'

/** 8 to 15 characters with capitals, small letters, digits and one of these signs (001 §5). */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/
const OLD_LENGTH = 6
const MAX_LENGTH = 200

/** A password to sign in with, as it was typed: a blank may be a part of it. */
export const typedPassword = z
  .string({ error: texts.missing })
  .min(1, { error: texts.missing })
  .max(MAX_LENGTH, { error: texts.tooLong })
  .describe(texts.password)

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

const FIRST_DELAY_SECONDS = 5

/** How a delay grows: nothing for `free` wrong passwords on end, then 5 seconds, twice as long each time, up to `most` seconds. */
export interface Growth {
  free: number
  most: number
}

/** A slip of the hand costs whoever is signed in nothing; nobody waits for longer than a quarter of an hour. */
const OWN: Growth = { free: 2, most: 900 }

/** So long nobody may try again after so many wrong passwords on end. */
export function delaySeconds(failures: number, { free, most }: Growth = OWN): number {
  return failures <= free ? 0 : Math.min(most, FIRST_DELAY_SECONDS * 2 ** (failures - free - 1))
}
