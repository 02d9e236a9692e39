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
/** So many pictures are drawn for an address, and for a network, within so long. */
const PER_ADDRESS = 30
const PER_NETWORK = 120
const SPAN_MS = 5 * 60_000

export interface DrawnCaptcha {
  captchaId: string
  /** As `data:image/png;base64,…`. */
  image: string
}

export interface GivenCaptcha {
  captchaId?: string | null | undefined
  captchaCode?: string | null | undefined
}

/** Pictures of 4 letters and digits that people read and programs hardly do (001 §9): 5 minutes, once. */
export class CaptchaService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Draws one; TOO_OFTEN for who asks for more than he can look at. */
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
   * Whether this is what the picture shows; capital or not is the same. It uses the picture up either way, so the caller commits even where the
   * answer is false, and refuses with `captchaNeeded` after that.
   */
  async spend(em: Em, { captchaId, captchaCode }: GivenCaptcha, now: Date): Promise<boolean> {
    if (!captchaId || !captchaCode || !isId(captchaId)) return false
    const shown = await queries.useCaptcha(em, captchaId, now)
    return shown !== undefined && shown === hashOf(captchaId.toLowerCase(), captchaCode)
  }
}

/** The refusal of who has shown none, or a wrong one. */
export const captchaNeeded = ({ captchaId, captchaCode }: GivenCaptcha): DomainError =>
  new DomainError('CAPTCHA_NEEDED', { message: captchaId && captchaCode ? texts.wrong : texts.needed })

/** Four characters are soon tried out by who holds the table: what protects them is that they are good for 5 minutes, and once. */
const hashOf = (id: string, code: string): string => hashToken(`${id}:${code.normalize('NFKC').trim().toUpperCase()}`)
