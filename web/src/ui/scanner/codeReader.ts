import type { Read } from './reader.worker'

export interface CodeReader {
  /** Text of a code in the picture that a camera shows now; null where none can be read. */
  read(video: HTMLVideoElement): Promise<string | null>
  close(): void
}

/** Reader of codes that some browsers have; the standard's own types are in no library yet. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['qr_code', 'code_128', 'code_39']
/** Longest side of a picture that the worker looks at: cards fill a third of it at least. */
const LONGEST_SIDE = 960

/** Reader of the browser; null where it has none, or none for these codes. */
async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  const known = await BarcodeDetector?.getSupportedFormats()
  const formats = FORMATS.filter((format) => known?.includes(format))
  if (!BarcodeDetector || formats.length === 0) return null
  const detector = new BarcodeDetector({ formats })
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  }
}

/** Reader in a worker, whose code is loaded now. */
function workerReader(): CodeReader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (video: HTMLVideoElement) =>
    new Promise<string | null>((resolve, reject) => {
      const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
      const [width, height] = [Math.floor(video.videoWidth * scale), Math.floor(video.videoHeight * scale)]
      if (!context || width === 0 || height === 0) return resolve(null)
      Object.assign(canvas, { width, height })
      context.drawImage(video, 0, 0, width, height)
      const { buffer } = context.getImageData(0, 0, width, height).data
      worker.onmessage = ({ data }: MessageEvent<Read>) =>
        'fault' in data ? reject(new Error(data.fault)) : resolve(data.text)
      worker.onerror = (event) => reject(new Error(event.message || 'the reader of codes did not load'))
      worker.postMessage({ bytes: buffer, width, height }, [buffer])
    })
  return { read, close: () => worker.terminate() }
}

export const openCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? workerReader()
