// Entry of the worker thread. Its imports must be TypeScript that node can run by stripping types: no decorators, no
// enums.
import { parentPort } from 'node:worker_threads'
import { PdfRenderer, type PdfRequest } from './renderer.js'

const renderer = new PdfRenderer()

parentPort?.on('message', async ({ id, request }: { id: number; request: PdfRequest }) => {
  try {
    const file = await renderer.render(request)
    parentPort?.postMessage({ id, file }, [file.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
