import type { Worker } from 'node:worker_threads'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { startThread } from '../thread.js'
import type { PdfRequest } from './renderer.js'

interface Job {
  resolve(file: Buffer): void
  reject(error: unknown): void
}

interface Answer {
  id: number
  file?: Uint8Array<ArrayBuffer>
  error?: unknown
}

/** Renders PDF files off the event loop. An idle thread does not keep the process alive. */
export class PdfThread {
  private worker: Worker | undefined
  private readonly jobs = new Map<number, Job>()
  private lastId = 0

  async render(request: PdfRequest): Promise<Buffer> {
    refuseInTransaction('a PDF file')
    if (request.documents.length === 0) throw new RangeError('no document to render')
    const worker = this.start()
    const id = ++this.lastId
    return new Promise((resolve, reject) => {
      this.jobs.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, request })
    })
  }

  start(): Worker {
    if (this.worker) return this.worker
    const worker = startThread(new URL('./worker', import.meta.url))
    worker.unref()
    worker.on('message', (answer: Answer) => this.settle(worker, answer))
    worker.on('error', (error) => this.abandon(worker, error))
    worker.on('exit', () => this.abandon(worker, new Error('the PDF thread has ended')))
    this.worker = worker
    return worker
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private settle(worker: Worker, { id, file, error }: Answer): void {
    const job = this.jobs.get(id)
    this.jobs.delete(id)
    if (this.jobs.size === 0) worker.unref()
    if (file) job?.resolve(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
    else job?.reject(error)
  }

  /** Rejects the jobs of a thread that has died; the next document starts another. */
  private abandon(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return
    this.worker = undefined
    const jobs = [...this.jobs.values()]
    this.jobs.clear()
    for (const job of jobs) job.reject(error)
  }
}
