import { ConsecutiveBreaker, circuitBreaker, handleWhen, retry, wrap } from 'cockatiel'
import type { z } from 'zod'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import {
  emblemSideFrom,
  licenceFrom,
  linesAnswer,
  portraitSideFrom,
  runsFrom,
  type WordsAnswer,
  wordsAnswer,
} from './baidu-answers.js'
import { BaiduToken } from './baidu-token.js'
import { OcrQueue } from './limits.js'
import { type Ocr, OcrUnavailable } from './ocr.js'
import { sentPicture } from './picture/picture.js'

export interface OcrProvider {
  url: string
  key: string
  secret: string
}

/** Failures in a row after which the provider is left alone, and for how long. */
const FAILURES = 3
const REST_MS = 30_000

/** Error codes of the provider: token expired, too many at once, nothing to read on the picture. */
const TOKEN_ENDED = [100, 110, 111]
const TOO_MUCH = [4, 18]
const NOTHING_SEEN = [216200, 216201, 216202, 216205, 216630, 216633, 216634, 282103, 282810]

const CARD = '/rest/2.0/ocr/v1/idcard'
const LICENCE = '/rest/2.0/ocr/v1/business_license'
const ALL = '/rest/2.0/ocr/v1/general'

/** Whether the provider is at fault and may be asked again. */
const isFailure = handleWhen((error) => !(error instanceof OcrUnavailable && error.reason === 'BUSY'))

/**
 * Reading over HTTP as Baidu's 文字识别 speaks it: POST of a form with the picture in base64, `access_token` in the
 * address; `words_result` comes back. Any other answer is an OcrUnavailable. Asks a second time after a failure, and
 * not at all for a while after several.
 */
export class HttpOcr implements Ocr {
  private readonly token: BaiduToken
  private readonly end = new AbortController()
  private readonly queue
  private readonly guard = wrap(
    circuitBreaker(isFailure, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    retry(isFailure, { maxAttempts: 1 }),
  )

  constructor(
    private readonly provider: OcrProvider,
    limitMs?: number,
  ) {
    this.token = new BaiduToken(provider)
    this.queue = new OcrQueue(limitMs)
  }

  readLicence = (picture: Uint8Array, stranger?: string) =>
    this.readWords(picture, { path: LICENCE, stranger }, licenceFrom)
  readPortraitSide = (picture: Uint8Array, stranger?: string) =>
    this.readWords(picture, { path: CARD, form: { id_card_side: 'front' }, stranger }, portraitSideFrom)
  readEmblemSide = (picture: Uint8Array, stranger?: string) =>
    this.readWords(picture, { path: CARD, form: { id_card_side: 'back' }, stranger }, emblemSideFrom)
  readRuns = (picture: Uint8Array) => this.read(picture, { path: ALL, shape: linesAnswer }, runsFrom)

  /** Fetches a token before the first picture comes. */
  async warm(): Promise<void> {
    await this.token.get(this.end.signal)
  }

  async close(): Promise<void> {
    this.end.abort()
  }

  private readWords<Fields>(
    picture: Uint8Array,
    asked: Omit<Asked<WordsAnswer>, 'shape'>,
    fieldsFrom: (answer: WordsAnswer) => Fields | undefined,
  ): Promise<Fields | undefined> {
    return this.read(picture, { ...asked, shape: wordsAnswer }, fieldsFrom)
  }

  private async read<Answer extends AnyAnswer, Fields>(
    picture: Uint8Array,
    asked: Asked<Answer>,
    fieldsFrom: (answer: Answer) => Fields | undefined,
  ): Promise<Fields | undefined> {
    refuseInTransaction('reading a picture')
    const answer = await this.queue.execute(
      async (signal) => {
        const image = (await sentPicture(picture))?.toString('base64')
        return image && this.guard.execute(({ signal: end }) => this.ask(asked, image, end), signal)
      },
      { end: this.end.signal, stranger: asked.stranger },
    )
    return answer ? fieldsFrom(answer) : undefined
  }

  /** Answer of the provider; undefined where it finds nothing to read. */
  private async ask<Answer extends AnyAnswer>(
    { path, form, shape }: Asked<Answer>,
    image: string,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const url = new URL(path, this.provider.url)
    url.searchParams.set('access_token', await this.token.get(signal))
    const body = new URLSearchParams({ image, ...form })
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
    if (!response.ok) throw new Error(`the provider of OCR answered ${response.status}`)
    const { data: answer } = shape.safeParse(await response.json())
    const code = answer?.error_code ?? 0
    if (TOKEN_ENDED.includes(code)) this.token.forget()
    if (TOO_MUCH.includes(code)) throw new OcrUnavailable('BUSY')
    if (NOTHING_SEEN.includes(code)) return undefined
    if (code !== 0) throw new Error(`the provider of OCR answered with the code ${code}`)
    if (!answer?.words_result) throw new Error('the provider of OCR answered with no words')
    return answer
  }
}

interface AnyAnswer {
  error_code?: number | undefined
  words_result?: object | undefined
}

/** Request to the provider, and the form of its answer when it reads something. */
interface Asked<Answer> {
  path: string
  form?: Record<string, string>
  stranger?: string | undefined
  shape: z.ZodType<Answer>
}
