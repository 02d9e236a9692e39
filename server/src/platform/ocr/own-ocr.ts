import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import type { Found, Look, PlacedField } from './decide.js'
import { emblemSideBy, emblemSideOn } from './emblem-layout.js'
import { HttpOcr, type OcrProvider } from './http-ocr.js'
import { licenceBy, licenceIsAbove, licenceOn } from './licence-layout.js'
import { beforeEnd, OcrQueue, ocrLimits } from './limits.js'
import { looksAt } from './looks.js'
import type { Mark } from './marks.js'
import { type Box, type LicenceField, type Ocr, OcrUnavailable, type Reading, type ReadRun } from './ocr.js'
import type { ModelFiles } from './paddle/shape.js'
import { PRESSED, stripOf, within } from './paddle/strip.js'
import { type Contrast, clearOf, HARD, SOFT } from './picture/clear.js'
import { Photo } from './picture/photo.js'
import { someWriting } from './picture/some-writing.js'
import { cutOf, placeOn, straightOf } from './picture/straight.js'
import { portraitSideBy, portraitSideOn } from './portrait-layout.js'
import { Reader } from './reader.js'
import { fieldsAmong, rowsOf } from './rows.js'
import { standing, type Upright } from './standing.js'

/** Way of reading a kind of paper. */
interface Manner<Name extends string> {
  /** Longer side in points: enough for its characters to be read, and not more, since that takes time. */
  side: number
  /** Whether closely set writing is read, too. */
  dense: boolean
  contrast: Contrast
  /** Part of the paper with the fields: lines below it are read only if fields are missing. */
  body?: {
    /** Height of that part, as a share. */
    share: number
    isAllAbove: (end: number, found: Found<Name>) => boolean
  }
}

/** Way of reading a licence; below its fields are the authority, the day of registration, and the printer. */
const LICENCE: Manner<LicenceField> = {
  ...{ side: 1350, dense: false, contrast: SOFT },
  body: { share: 0.77, isAllAbove: licenceIsAbove },
}
const CARD: Manner<never> = { side: 1100, dense: true, contrast: HARD }
/** Width of a page for reading, in points; its orientation is found on a smaller copy. */
const PAGE = { width: 2600, side: 1100 }
/** Margin around a line, in its heights. */
const ROOM = { above: 0, aside: 0.1 }

type ReadOn<Result> = (upright: Upright, reader: Reader, photo: Photo) => Promise<Result | undefined>

/**
 * Reads the lines of a paper, finds the places of its fields, reads each again with the other engine, and decides
 * between the readings.
 */
const fieldsBy =
  <Name extends string, Field extends string>(
    { dense, contrast, body }: Manner<Name>,
    on: (lines: readonly Mark[][]) => Found<Name> | undefined,
    by: (looks: readonly Look<Name>[]) => Partial<Record<Field, PlacedField>>,
  ): ReadOn<Reading<Field>> =>
  async ({ paper, place, lines }, reader) => {
    const boxes = (dense ? lines : fieldsAmong(lines)).flatMap((line) => within(paper, line, ROOM) ?? [])
    const read = async (some: readonly Box[]) => {
      const characters = await reader.paddle.read(await Promise.all(some.map((box) => stripOf(paper, box, PRESSED))))
      return some.map((box, at) => ({ box, characters: characters[at] ?? [] }))
    }
    const end = body ? paper.height * body.share : Number.POSITIVE_INFINITY
    const upper = await read(boxes.filter(({ top }) => top < end))
    let found = on(rowsOf(upper))
    if (body && !(found && body.isAllAbove(end, found)))
      found = on(rowsOf([...upper, ...(await read(boxes.filter(({ top }) => top >= end)))]))
    if (!found) return undefined
    const decided = by(await looksAt(found, await clearOf(paper, contrast), reader))
    const fields = Object.entries<PlacedField | undefined>(decided).map(([name, field]) => {
      const { box, ...rest } = field ?? { text: '', sure: false }
      return [name, box ? { ...rest, cut: cutOf(box, paper, place) } : rest]
    })
    return Object.fromEntries(fields) as Reading<Field>
  }

/** All writing on a page. */
const runsOn: ReadOn<ReadRun[]> = async ({ place }, { page }, photo) => {
  const straight = await straightOf(photo, place, PAGE.width)
  return straight && (await page.read(await clearOf(straight, HARD))).flat().map(runOf)
}

/** Reads pictures here, with two engines in threads of their own that are started when the first picture comes. */
export class OwnOcr implements Ocr {
  private readonly idle: Reader[] = []
  private readonly end = new AbortController()
  private readonly queue

  constructor(
    limitMs?: number,
    private readonly files?: ModelFiles,
  ) {
    this.queue = new OcrQueue(limitMs)
  }

  readLicence = (picture: Uint8Array, stranger?: string) =>
    this.read(picture, LICENCE.side, fieldsBy(LICENCE, licenceOn, licenceBy), stranger)
  readPortraitSide = (picture: Uint8Array, stranger?: string) =>
    this.read(picture, CARD.side, fieldsBy(CARD, portraitSideOn, portraitSideBy), stranger)
  readEmblemSide = (picture: Uint8Array, stranger?: string) =>
    this.read(picture, CARD.side, fieldsBy(CARD, emblemSideOn, emblemSideBy), stranger)
  readRuns = (picture: Uint8Array) => this.read(picture, PAGE.side, runsOn)

  /**
   * Starts the threads before the first caller, and lets each read a picture: the first one takes half as long again.
   */
  async warm(): Promise<void> {
    if (this.idle.length > 0) return
    const reader = await Reader.start(this.files)
    const read = async ({ paper, lines }: Upright) => {
      await looksAt(
        { line: lines.map((line) => ({ ...line, text: '', confidence: 0, from: line.left, to: line.right })) },
        paper,
        reader,
      )
      return undefined
    }
    await this.by(reader, async () => this.lookedAt(await someWriting(), CARD.side, reader, read))
  }

  async close(): Promise<void> {
    this.end.abort()
    await Promise.all(this.idle.splice(0).map((reader) => reader.stop()))
  }

  private async read<Result>(
    picture: Uint8Array,
    side: number,
    on: ReadOn<Result>,
    stranger?: string,
  ): Promise<Result | undefined> {
    refuseInTransaction('reading a picture')
    if (this.end.signal.aborted) throw new OcrUnavailable('DOWN')
    return this.queue.execute(
      async (end) => {
        const reader = this.idle.pop() ?? (await this.started(end))
        return this.by(reader, () => beforeEnd(this.lookedAt(picture, side, reader, on), end))
      },
      { end: this.end.signal, stranger },
    )
  }

  private async lookedAt<Result>(
    picture: Uint8Array,
    side: number,
    reader: Reader,
    on: ReadOn<Result>,
  ): Promise<Result | undefined> {
    const photo = await Photo.of(picture)
    const upright = photo && (await standing(photo, await placeOn(photo), side, reader.paddle))
    return upright && on(upright, reader, photo)
  }

  private async by<Result>(reader: Reader, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      await this.putBack(reader)
      return result
    } catch (error) {
      // A failed thread is useless, and no thread can abort a picture: it is stopped, and the next picture gets a new
      // one.
      await reader.stop()
      throw error
    }
  }

  /** A thread that starts too late for this picture reads the next one. */
  private async started(end: AbortSignal): Promise<Reader> {
    const starting = Reader.start(this.files)
    return beforeEnd(starting, end).catch(async (error: unknown) => {
      if (end.aborted) void starting.then((late) => this.putBack(late)).catch(() => undefined)
      throw error
    })
  }

  private async putBack(reader: Reader): Promise<void> {
    if (this.end.signal.aborted || this.idle.length >= ocrLimits.atOnce) await reader.stop()
    else this.idle.push(reader)
  }
}

const runOf = ({ text, left, top, right, bottom }: Mark): ReadRun => ({ text, left, top, right, bottom })

/** Reader of pictures: the configured provider, or else this program itself. */
export const openOcr = ({ ocr }: { ocr: OcrProvider | undefined }): Ocr => (ocr ? new HttpOcr(ocr) : new OwnOcr())
