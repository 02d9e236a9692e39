import { createHash } from 'node:crypto'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { SYMBOLS } from '@tufang/server/modules/identity/captcha/glyphs'
import { rowOf, rowsOf } from './rows'

const hashOf = (id: string, code: string): string => createHash('sha256').update(`${id}:${code}`).digest('hex')

/** Text of a captcha, found by trying every one against the stored hash. */
export async function readCaptcha(id: string): Promise<string> {
  const { hash } = await rowOf<{ hash: string }>(sql`select code_hash as hash from captcha where id = ${id}`)
  for (const one of SYMBOLS) {
    for (const two of SYMBOLS) {
      for (const three of SYMBOLS) {
        const four = SYMBOLS.find((symbol) => hashOf(id, one + two + three + symbol) === hash)
        if (four) return one + two + three + four
      }
    }
  }
  throw new Error('the captcha shows something else')
}

/** The newest captcha by the clock of the app that has drawn it; apps of other files draw theirs at other times. */
export async function newestCaptcha(now = new Date()): Promise<{ id: string; code: string }> {
  const { id } = await rowOf<{ id: string }>(sql`
    select id from captcha where created_at <= ${now} order by created_at desc, id desc limit 1`)
  return { id, code: await readCaptcha(id) }
}

export interface ReadCaptcha {
  captchaId: string
  captchaCode: string
}

/** Captchas with known answers, without pictures; each works once. */
export async function readCaptchas(count: number): Promise<ReadCaptcha[]> {
  const read = Array.from({ length: count }, () => ({ captchaId: newId(), captchaCode: 'ACEH' }))
  for (const { captchaId, captchaCode } of read)
    await rowsOf(sql`insert into captcha (id, code_hash, address, network, expires_at)
      values (${captchaId}, ${hashOf(captchaId, captchaCode)}, '192.0.2.1', '192.0.2.0/24', now() + interval '5 minutes')`)
  return read
}
