import { RequestError } from './errors'
import { texts } from './texts'

/** Largest file that fits into a body of 4 MB, in Base64 and with the rest of the request. */
export const MOST_AS_BASE64 = 2.9 * 1024 * 1024

/** File in the form of the API. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.onerror = () => reject(new RequestError(texts.fileUnreadable, { errorCode: 'INTERNAL' }))
    reader.readAsDataURL(file)
  })
