import { PaddleReader } from './paddle/paddle-reader.js'
import type { ModelFiles } from './paddle/shape.js'
import { PageReader } from './page-reader.js'

/**
 * Two engines, each in a thread that reads one picture at a time: one finds the lines of a page and reads them, the
 * other reads single lines. After any error both must be replaced.
 */
export class Reader {
  private constructor(
    readonly page: PageReader,
    readonly paddle: PaddleReader,
  ) {}

  static async start(files?: ModelFiles): Promise<Reader> {
    const starting = [PageReader.start(), PaddleReader.start(files)] as const
    try {
      return new Reader(...(await Promise.all(starting)))
    } catch (error) {
      // Both engines are needed, so that one alone is stopped.
      await Promise.allSettled(starting.map(async (one) => (await one).stop()))
      throw error
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.page.stop(), this.paddle.stop()])
  }
}
