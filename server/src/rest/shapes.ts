import { z } from 'zod'
import { type DbTime, plainTime } from '../kernel/values/clock.js'

/** Texts in answers. Below are times as text, flags as 0 or 1, and exact decimals as JSON numbers. */
export const text = (meaning: string) => z.string().describe(meaning)
/** Id of a row of any kind. */
export const idShape = text('编号')
export const textOrNull = (meaning: string) => z.string().nullable().describe(meaning)
/** Text that is one of these names, documented with their meanings. */
export const nameOf = (meanings: Readonly<Record<string, string>>) =>
  text(
    Object.entries(meanings)
      .map(([name, meaning]) => `${name} ${meaning}`)
      .join('，'),
  )
export const count = (meaning: string) => z.int().describe(meaning)
export const decimal = (meaning: string) => z.number().describe(meaning)
export const decimalOrNull = (meaning: string) => z.number().nullable().describe(meaning)
export const time = (meaning: string) => z.string().describe(`${meaning}，yyyy-MM-dd HH:mm:ss`)
export const timeOrNull = (meaning: string) => z.string().nullable().describe(`${meaning}，yyyy-MM-dd HH:mm:ss`)
export const zeroOrOne = (meaning: string) => z.int().describe(`${meaning}，1 是，0 否`)

/** yyyy-MM-dd HH:mm:ss in Shanghai. */
export const timeOf = (moment: DbTime | null): string | null => (moment === null ? null : plainTime(moment))
/** 1 for yes, 0 for no. */
export const flagOf = (value: boolean): number => (value ? 1 : 0)
/** JSON number; exact for every amount and quantity of up to 15 digits. */
export const numberOf = (value: string): number => Number(value)
export const numberOrNull = (value: string | null): number | null => (value === null ? null : Number(value))
