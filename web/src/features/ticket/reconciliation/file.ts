import { texts } from './texts'

/** What fits into a request as Base64. */
export const MAX_BYTES = 3 * 1024 * 1024

/** A file as the API takes it. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.onerror = () => reject(new Error(texts.unreadable))
    reader.readAsDataURL(file)
  })
