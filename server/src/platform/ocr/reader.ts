import { PaddleReader } from './paddle/paddle-reader.js'
import type { ModelFiles } from './paddle/shape.js'
import { PageReader } from './page-reader.js'

/**
 * Two engines in a thread each, which read one picture at a time: one finds the lines of a page and reads them, the other reads each line alone.
 * Once anything went wrong they are to be stopped, and others started.
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
      // One without the other is of no use.
      await Promise.allSettled(starting.map(async (one) => (await one).stop()))
      throw error
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.page.stop(), this.paddle.stop()])
  }
}
