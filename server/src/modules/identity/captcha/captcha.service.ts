import { randomInt } from 'node:crypto'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { networkOf } from '../network.js'
import { hashToken } from '../secret.js'
import * as queries from './captcha.queries.js'
import { SYMBOLS } from './glyphs.js'
import { pictureOf } from './picture.js'
import { captchaTexts as texts } from './texts.js'

const LENGTH = 4
const VALID_MS = 5 * 60_000
/** Most pictures drawn for an address, and for a network, within a span. */
const PER_ADDRESS = 30
const PER_NETWORK = 120
const SPAN_MS = 5 * 60_000

export interface DrawnCaptcha {
  captchaId: string
  /** Picture as `data:image/png;base64,…`. */
  image: string
}

export interface GivenCaptcha {
  captchaId?: string | null | undefined
  captchaCode?: string | null | undefined
}

/**
 * Captchas: pictures of 4 letters and digits that people read and programs hardly do, valid for 5 minutes and once
 * (docs/behaviour/identity.md).
 */
export class CaptchaService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Draws a captcha; TOO_OFTEN for callers who ask for more than a person can read. */
  async draw(address: string): Promise<DrawnCaptcha> {
    const captchaId = newId()
    const code = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
    const network = networkOf(address)
    await inTransaction(this.database, async (em) => {
      const now = this.clock.now()
      const lately = await queries.lockDrawn(em, address, network.name, new Date(now.getTime() - SPAN_MS))
      if (lately.byAddress >= PER_ADDRESS || lately.byNetwork >= (network.isOneCaller ? PER_ADDRESS : PER_NETWORK)) {
        const seconds = SPAN_MS / 1000
        throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
      }
      const expiresAt = new Date(now.getTime() + VALID_MS)
      const codeHash = hashOf(captchaId, code)
      await queries.insertCaptcha(em, { id: captchaId, codeHash, address, network: network.name, now, expiresAt })
    })
    const picture = await pictureOf(code)
    return { captchaId, image: `data:image/png;base64,${picture.toString('base64')}` }
  }

  /**
   * Whether a text is that of the picture, in any case. The picture is used up either way, so the caller commits first,
   * and then refuses with `captchaNeeded` where it is false.
   */
  async spend(em: Em, { captchaId, captchaCode }: GivenCaptcha, now: Date): Promise<boolean> {
    if (!captchaId || !captchaCode || !isId(captchaId)) return false
    const shown = await queries.useCaptcha(em, captchaId, now)
    return shown !== undefined && shown === hashOf(captchaId.toLowerCase(), captchaCode)
  }
}

/** Refusal of a missing or wrong captcha. */
export const captchaNeeded = ({ captchaId, captchaCode }: GivenCaptcha): DomainError =>
  new DomainError('CAPTCHA_NEEDED', { message: captchaId && captchaCode ? texts.wrong : texts.needed })

/**
 * Hash of a captcha's text. A reader of the table could break it: the protection is that a captcha is valid for 5
 * minutes and once.
 */
const hashOf = (id: string, code: string): string => hashToken(`${id}:${code.normalize('NFKC').trim().toUpperCase()}`)
